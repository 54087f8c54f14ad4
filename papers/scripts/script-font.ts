// Opens a script's font and corrects where fontkit departs from OpenType (docs/decisions/007-…).
import type { Font } from 'fontkit'
import { openFont } from '../pdf/open-font.ts'
import { LookupGlyphs, type LookupFlags, type ShapedGlyph } from './lookup-glyphs.ts'

type Lookup = { lookupType: number; flags: LookupFlags; markFilteringSet?: number; subTables: Iterable<unknown> }
type Coverage =
  | { version: 1; glyphs: Iterable<number> }
  | { version: 2; rangeRecords: Iterable<{ start: number; end: number }> }
type Fits = (item: unknown, glyph: ShapedGlyph) => boolean

/** The corrected part of fontkit's processors. */
type Processor = {
  table: { lookupList: { get(index: number): Lookup } }
  glyphs: ShapedGlyph[]
  positions: unknown
  glyphIterator: LookupGlyphs
  currentFeature: string
  applyLookups(lookups: { feature: string; lookup: Lookup }[], glyphs: ShapedGlyph[], positions: unknown): void
  applyLookup(type: number, table: unknown): boolean
  match(at: number, sequence: unknown[], fits: Fits, matched?: number[]): boolean | number[]
  applyAnchor?(mark: unknown, base: unknown, baseIndex: number): void
}

type Internals = {
  GDEF?: { markGlyphSetsDef?: { coverage: Coverage[] } }
  _layoutEngine: { engine?: { GSUBProcessor: Processor | null; GPOSProcessor: Processor | null } }
}

/** Features limited to one syllable, by Microsoft's specifications for Indic scripts. */
const WITHIN_SYLLABLE = new Set(
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct cfar init pres abvs blws psts haln'.split(' '),
)

/** Throws for bytes other than a font. */
export function openScriptFont(bytes: Uint8Array): Font {
  const font = openFont(bytes)
  const { GDEF, _layoutEngine } = font as unknown as Internals
  const { GSUBProcessor, GPOSProcessor } = _layoutEngine.engine ?? {}
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (processor) correct(processor, GDEF?.markGlyphSetsDef?.coverage ?? [])
  }
  return font
}

function correct(processor: Processor, markSets: Coverage[]) {
  filterMarks(processor, markSets)
  const { match, applyAnchor } = processor

  // fontkit matches preceding glyphs from the far end, and across syllables.
  processor.match = (at, sequence, fits, matched) => {
    const glyphs = processor.glyphIterator
    const start = glyphs.index
    const syllable = WITHIN_SYLLABLE.has(processor.currentFeature) ? glyphs.cur?.shaperInfo?.syllable : undefined
    const fitsHere: Fits = (item, glyph) =>
      (syllable === undefined || glyph.shaperInfo?.syllable === syllable) && fits(item, glyph)
    if (at >= 0) return match.call(processor, at, sequence, fitsHere, matched)
    const isFound = sequence.every((item) => {
      const glyph = glyphs.move(-1)
      return glyph !== null && fitsHere(item, glyph)
    })
    glyphs.index = start
    return isFound && (matched ?? true)
  }

  processor.applyLookups = (lookups, glyphs, positions) => {
    const place = new LookupGlyphs(glyphs)
    Object.assign(processor, { glyphs, positions, glyphIterator: place })
    for (const { feature, lookup } of lookups) {
      processor.currentFeature = feature
      for (place.reset(lookup.flags); place.cur; place.next()) {
        if (!place.takes(feature)) continue
        for (const table of lookup.subTables) {
          if (processor.applyLookup(lookup.lookupType, table)) break
        }
      }
    }
  }

  // A letter without a place for a mark has no anchor.
  if (applyAnchor) {
    processor.applyAnchor = (mark, base, baseIndex) => {
      if (base) applyAnchor.call(processor, mark, base, baseIndex)
    }
  }
}

/** fontkit reads a lookup's mark filtering set, and ignores it. */
function filterMarks({ table: { lookupList } }: Processor, markSets: Coverage[]) {
  const get = lookupList.get.bind(lookupList)
  lookupList.get = (index) => {
    const lookup = get(index)
    const coverage = lookup.flags.flags?.useMarkFilteringSet ? markSets[lookup.markFilteringSet ?? -1] : undefined
    if (coverage) lookup.flags.markSet ??= new Set(glyphsOf(coverage))
    return lookup
  }
}

function glyphsOf(coverage: Coverage): number[] {
  if (coverage.version === 1) return [...coverage.glyphs]
  return [...coverage.rangeRecords].flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, index) => start + index),
  )
}
