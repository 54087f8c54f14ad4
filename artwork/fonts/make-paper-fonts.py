#!/usr/bin/python3
"""Makes the two font files of the papers from Mukta Malar (needs fonttools: apt-get install fonttools).

One file a weight holds Latin, Tamil and the rupee sign, so that a PDF needs no change of font inside a word. The figures are
the tall ones of equal width, which stand in columns; the heavy rupee sign is drawn for small figures and is made as tall.
The SIL Open Font License allows this under another name: see papers/fonts/OFL.txt.
"""
from pathlib import Path
from fontTools.merge import Merger
from fontTools.misc.transform import Scale
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent.parent
FROM = ROOT / 'node_modules/@fontsource/mukta-malar/files'
TO = ROOT / 'papers/fonts'
RUPEE = 0x20B9
FIGURES = range(0x30, 0x3A)
WEIGHTS = {'400': ('Regular', 1), '600': ('SemiBold', 1.25)}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]
TAMIL = [*range(0x0B80, 0x0C00), 0x25CC, RUPEE]


def main():
    for weight, (style, rupee_scale) in WEIGHTS.items():
        parts = [part(f'latin-{weight}', LATIN, tall_figures), part(f'tamil-{weight}', TAMIL, lambda font: grow(font, rupee_scale))]
        font = Merger().merge([str(path) for path in parts])
        rename(font, style)
        font.flavor = 'woff'
        font.save(TO / f'paper-{weight}.woff')
        for path in parts:
            path.unlink()


def part(name, letters, change):
    font = TTFont(FROM / f'mukta-malar-{name}-normal.woff')
    change(font)
    options = Options(layout_features=['*'], hinting=False, notdef_outline=True, glyph_names=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = None
    path = TO / f'{name}.part.ttf'
    font.save(path)
    return path


def tall_figures(font):
    """Gives each figure the glyph that the feature tnum would give it, and leaves the feature out. Tables may share a map."""
    tnum = next(record.Feature for record in font['GSUB'].table.FeatureList.FeatureRecord if record.FeatureTag == 'tnum')
    lookups = [font['GSUB'].table.LookupList.Lookup[index] for index in tnum.LookupListIndex]
    mapping = {}
    for lookup in lookups:
        for table in lookup.SubTable:
            mapping |= getattr(table, 'ExtSubTable', table).mapping
    for table in font['cmap'].tables:
        for letter in FIGURES:
            if letter in table.cmap:
                table.cmap[letter] = mapping.get(table.cmap[letter], table.cmap[letter])
    del font['GSUB']


def grow(font, by):
    name = font.getBestCmap()[RUPEE]
    pen = TTGlyphPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(TransformPen(pen, Scale(by)))
    font['glyf'][name] = pen.glyph()
    advance, bearing = font['hmtx'][name]
    font['hmtx'][name] = (round(advance * by), round(bearing * by))


def rename(font, style):
    for record in list(font['name'].names):
        if record.nameID not in (0, 13, 14):
            font['name'].removeNames(nameID=record.nameID)
    full = f'Cracker Paper {style}'
    for name_id, value in {1: 'Cracker Paper', 2: style, 3: full, 4: full, 6: full.replace(' ', '')}.items():
        font['name'].setName(value, name_id, 3, 1, 0x409)


main()
