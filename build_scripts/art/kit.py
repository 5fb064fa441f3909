"""The drawing kit: every function returns a piece of SVG text.

A scene is pieces joined in painting order, far to near. Rules baked in here, so that
no piece can break them:
  * a line round a figure is `ink(fill)`: a darker tone of the same hue, never black;
  * a form has two shadow tones, `shade(c, -.22)` and `shade(c, -.42)`;
  * light comes from the upper left, so shadows fall to the lower right (see `drop`).
"""
import colorsys
import math
import random

DEFS = {}                       # gradients and filters used by the scene, by id


# ---- colour ---------------------------------------------------------------------------
def _rgb(c):
    return [int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def _hex(rgb):
    return "#" + "".join("%02x" % round(255 * max(0, min(1, v))) for v in rgb)


def mix(a, b, t):
    """Colour between a (t=0) and b (t=1)."""
    return _hex([x + (y - x) * t for x, y in zip(_rgb(a), _rgb(b))])


def shade(c, k):
    """k<0: darker and a little more saturated; k>0: lighter and warmer."""
    if k > 0:
        return mix(c, "#fff3d6", k)
    h, l, s = colorsys.rgb_to_hls(*_rgb(c))
    return _hex(colorsys.hls_to_rgb(h, l * (1 + k), min(1, s * (1 - k * .25))))


def ink(c):
    """The outline that belongs to a fill."""
    return shade(c, -.58)


# ---- elements ---------------------------------------------------------------------------
def el(tag, body="", **a):
    s = "".join(' %s="%s"' % (k.rstrip("_").replace("_", "-"), v)
                for k, v in a.items() if v is not None)
    return "<%s%s>%s</%s>" % (tag, s, body, tag) if body else "<%s%s/>" % (tag, s)


def _ln(fill, line, w):
    if line is None or not w:
        return {}
    return dict(stroke=ink(fill) if line is True else line, stroke_width=w,
                stroke_linejoin="round", stroke_linecap="round")


def path(d, fill="none", line=None, w=2, **a):
    return el("path", d=d, fill=fill, **_ln(fill, line, w), **a)


def stroke(d, c, w=2, **a):
    return el("path", d=d, fill="none", stroke=c, stroke_width=w,
              stroke_linecap="round", stroke_linejoin="round", **a)


def rect(x, y, w, h, fill, r=0, line=None, lw=2, **a):
    return el("rect", x="%.1f" % x, y="%.1f" % y, width="%.1f" % w, height="%.1f" % h, rx=r, fill=fill, **_ln(fill, line, lw), **a)


def circ(x, y, r, fill, line=None, w=2, **a):
    return el("circle", cx="%.1f" % x, cy="%.1f" % y, r="%.1f" % r, fill=fill, **_ln(fill, line, w), **a)


def oval(x, y, rx, ry, fill, line=None, w=2, **a):
    return el("ellipse", cx="%.1f" % x, cy="%.1f" % y, rx="%.1f" % rx, ry="%.1f" % ry, fill=fill, **_ln(fill, line, w), **a)


def pts(ps, close=True):
    return "M" + "L".join("%.1f %.1f" % p for p in ps) + ("Z" if close else "")


def poly(ps, fill, line=None, w=2, **a):
    return path(pts(ps), fill, line, w, **a)


def g(body, x=0, y=0, s=1, rot=0, **a):
    t = "translate(%.1f %.1f)" % (x, y)
    if rot:
        t += " rotate(%.2f)" % rot
    if s != 1:
        t += " scale(%.3f)" % s if not isinstance(s, tuple) else " scale(%g %g)" % s
    return el("g", body, transform=t, **a)


def text(x, y, s, size, fill, font="Alegreya Sans", wt=700, anchor="middle", **a):
    return el("text", str(s), x="%.1f" % x, y="%.1f" % y, font_size=size, fill=fill,
              font_family=font, font_weight=wt, text_anchor=anchor, **a)


# ---- light, shadow, grain ------------------------------------------------------------------
def radial(name, stops, **a):
    """stops: (offset, colour, opacity). Returns a paint."""
    DEFS[name] = el("radialGradient", "".join(
        el("stop", offset=o, stop_color=c, stop_opacity=p) for o, c, p in stops), id=name, **a)
    return "url(#%s)" % name


def linear(name, stops, x1=0, y1=0, x2=0, y2=1):
    DEFS[name] = el("linearGradient", "".join(
        el("stop", offset=o, stop_color=c, stop_opacity=p) for o, c, p in stops),
        id=name, x1=x1, y1=y1, x2=x2, y2=y2)
    return "url(#%s)" % name


def blur(name, sd):
    DEFS[name] = ('<filter id="%s" x="-60%%" y="-60%%" width="220%%" height="220%%">'
                  '<feGaussianBlur stdDeviation="%s"/></filter>' % (name, sd))
    return "url(#%s)" % name


def glow(x, y, rx, ry, c, op=1.0):
    """A soft pool of light: cheap radial gradient, no filter."""
    i = "gl" + c[1:]
    p = radial(i, [(0, c, .9), (.35, c, .45), (.7, c, .12), (1, c, 0)])
    return oval(x, y, rx, ry, p, opacity=op)


def contact(x, y, rx, ry, c="#0a0d20", op=.6):
    """Contact shadow under a standing piece, pushed to the lower right."""
    i = "ct" + c[1:]
    p = radial(i, [(0, c, 1), (.55, c, .7), (1, c, 0)])
    return oval(x + rx * .14, y + ry * .15, rx, ry, p, opacity=op)


def drop(x, y, w, h, r=10, d=6, c="#0a0d20", op=.45):
    """Shadow of a lying card: tight dark one plus a wide soft one."""
    return (rect(x + d * .5, y + d * .6, w, h, c, r, opacity=op, filter=blur("b3", 3)) +
            rect(x + d, y + d * 1.7, w, h, c, r, opacity=op * .6, filter=blur("b9", 9)))


def grain(x, y, w, h, c, n, seed=1, size=(6, 20), op=.08):
    """Sparse fibres instead of pixel noise: looks like paper, compresses well."""
    rnd, d = random.Random(seed), []
    for _ in range(n):
        a, b = x + rnd.random() * w, y + rnd.random() * h
        t, l = rnd.gauss(0, .5), rnd.uniform(*size)
        d.append("M%.0f %.0fq%.1f %.1f %.1f %.1f" % (
            a, b, l * .5, rnd.uniform(-2, 2), l * math.cos(t), l * math.sin(t)))
    return stroke("".join(d), c, 1.1, opacity=op)


def svg(w, h, body, view=None):
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%s"><defs>%s</defs>%s</svg>'
            % (w, h, view or "0 0 %d %d" % (w, h), "".join(DEFS.values()), body))
