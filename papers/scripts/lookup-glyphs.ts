/** Iterates the glyphs of an OpenType lookup; fontkit's iterator ignores mark filtering sets. */

export type ShapedGlyph = {
  id: number
  codePoints: number[]
  features: Record<string, boolean>
  isBase: boolean
  isLigature: boolean
  isMark: boolean
  markAttachmentType: number
  /** In Indic scripts. */
  shaperInfo: { syllable: number } | null
}

export type LookupFlags = {
  flags?: { ignoreBaseGlyphs: boolean; ignoreLigatures: boolean; ignoreMarks: boolean; useMarkFilteringSet: boolean }
  markAttachmentType?: number
  /** Other marks are skipped. */
  markSet?: Set<number>
}

const IN_WORD = /[\p{L}\p{M}\p{Cf}]/u

export class LookupGlyphs {
  options: LookupFlags = {}
  index = 0
  private readonly glyphs: readonly ShapedGlyph[]

  constructor(glyphs: readonly ShapedGlyph[]) {
    this.glyphs = glyphs
  }

  get flags(): Partial<NonNullable<LookupFlags['flags']>> {
    return this.options.flags ?? {}
  }

  get cur(): ShapedGlyph | null {
    return this.glyphs[this.index] ?? null
  }

  reset(options: LookupFlags = {}, index = 0) {
    this.options = options
    this.index = index
  }

  /** An initial form of India applies at the start of a word only. */
  takes(feature: string): boolean {
    const glyph = this.cur
    if (!glyph || !(feature in glyph.features) || this.isPassedOver(glyph)) return false
    const before = this.glyphs[this.index - 1]?.codePoints.at(-1)
    return !(feature === 'init' && glyph.shaperInfo && before && IN_WORD.test(String.fromCodePoint(before)))
  }

  /** Skips ignored glyphs; null past the ends. */
  move(direction: number): ShapedGlyph | null {
    do this.index += direction
    while (this.cur && this.isPassedOver(this.cur))
    return this.cur
  }

  next(): ShapedGlyph | null {
    return this.move(1)
  }

  increment(count = 1): ShapedGlyph | null {
    for (let step = 0; step < Math.abs(count); step += 1) this.move(Math.sign(count))
    return this.cur
  }

  peekIndex(count = 1): number {
    const start = this.index
    this.increment(count)
    const found = this.index
    this.index = start
    return found
  }

  peek(count = 1): ShapedGlyph | null {
    return this.glyphs[this.peekIndex(count)] ?? null
  }

  private isPassedOver({ id, isBase, isLigature, isMark, markAttachmentType }: ShapedGlyph): boolean {
    const { flags, options } = this
    if ((flags.ignoreBaseGlyphs && isBase) || (flags.ignoreLigatures && isLigature)) return true
    if (!isMark) return false
    if (flags.ignoreMarks || (options.markSet && !options.markSet.has(id))) return true
    return Boolean(options.markAttachmentType && options.markAttachmentType !== markAttachmentType)
  }
}
