#!/usr/bin/python3
"""Makes the Latin font files of the screens, half the size of the whole ones (needs fonttools with brotli: apt-get install fonttools python3-brotli).

Each holds what English and prices are written in, the rupee sign among it; other Latin letters come from the whole files when a
page has one. Without hinting, which phones do not use. The heavy rupee sign is drawn for small figures and is made as tall as
the shop's. The SIL Open Font License allows this.
"""
from pathlib import Path
from fontTools.merge import Merger
from fontTools.misc.transform import Scale
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent.parent
FROM = ROOT / 'node_modules/@fontsource'
TO = ROOT / 'web/styles/fonts'
FACES = {
    'text-400': ('mukta-malar/files/mukta-malar-{}-400-normal.woff', 1),
    'text-600': ('mukta-malar/files/mukta-malar-{}-600-normal.woff', 1.25),
    'display-700': ('baloo-thambi-2/files/baloo-thambi-2-{}-700-normal.woff', 1),
}
# ASCII, no-break space, © · ¼ ½ ¾ × and the dashes, quotes, bullet and dots of good print.
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xBC, 0xBD, 0xBE, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]
RUPEE = 0x20B9
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']


def main():
    for name, (path, rupee_scale) in FACES.items():
        letters, rupee = TO / 'letters.part.ttf', TO / 'rupee.part.ttf'
        save_part(FROM / path.format('latin'), LETTERS, letters)
        save_part(FROM / path.format('latin-ext'), [RUPEE], rupee, rupee_scale)
        font = Merger().merge([str(letters), str(rupee)])
        font.flavor = 'woff2'
        font.save(TO / f'{name}.woff2')
        letters.unlink()
        rupee.unlink()


def save_part(source, letters, path, scale=1):
    font = TTFont(source)
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, notdef_outline=True, glyph_names=False))
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    if scale != 1:
        grow(font, scale)
    font.flavor = None
    font.save(path)


def grow(font, scale):
    glyphs = font.getGlyphSet()
    name = font.getBestCmap()[RUPEE]
    pen = TTGlyphPen(glyphs)
    glyphs[name].draw(TransformPen(pen, Scale(scale)))
    font['glyf'][name] = pen.glyph()
    width, side = font['hmtx'][name]
    font['hmtx'][name] = (round(width * scale), round(side * scale))


if __name__ == '__main__':
    main()
