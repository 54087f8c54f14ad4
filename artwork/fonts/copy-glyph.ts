// Copies a glyph between TrueType fonts, or within one, optionally scaled.
import { type FontTables, tableOf } from './font-tables.ts'

type Point = { x: number; y: number; onCurve: boolean }
type Outline = { contourEnds: number[]; points: Point[] }
type Glyph = { outline: Buffer; advance: number; bearing: number }

/** Returns the glyph's new id. The copy has no hinting or kerning. Throws for a composite glyph. */
export function copyGlyph(from: FontTables, glyphId: number, to: FontTables, factor = 1): number {
  const { outline, advance, bearing } = readGlyph(from, glyphId)
  const { contourEnds, points } = readOutline(outline)
  const scaled = points.map(({ x, y, onCurve }) => ({ x: Math.round(x * factor), y: Math.round(y * factor), onCurve }))
  return appendGlyph(to, {
    outline: writeOutline({ contourEnds, points: scaled }),
    advance: Math.round(advance * factor),
    bearing: Math.round(bearing * factor),
  })
}

function readGlyph(tables: FontTables, glyphId: number): Glyph {
  const [start = 0, end = 0] = glyphStarts(tables).slice(glyphId)
  const [advance, bearing] = glyphMetrics(tables)[glyphId] ?? [0, 0]
  return { outline: tableOf(tables, 'glyf').subarray(start, end), advance, bearing }
}

function appendGlyph(tables: FontTables, { outline, advance, bearing }: Glyph): number {
  const metrics = [...glyphMetrics(tables), [advance, bearing] as const]
  const starts = glyphStarts(tables)
  const glyf = tableOf(tables, 'glyf').subarray(0, starts.at(-1))
  tables.set('glyf', Buffer.concat([glyf, outline]))
  setGlyphStarts(tables, [...starts, glyf.length + outline.length])
  setGlyphMetrics(tables, metrics)
  tableOf(tables, 'maxp').writeUInt16BE(metrics.length, 4)
  // Version 3 of the table has no glyph names, which the new glyph lacks.
  const post = Buffer.from(tableOf(tables, 'post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)
  tables.set('post', post)
  return metrics.length - 1
}

/** The glyphs' start offsets in the table `glyf`, and the last one's end. */
function glyphStarts(tables: FontTables): number[] {
  const loca = tableOf(tables, 'loca')
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === 1
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, id) =>
    isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2,
  )
}

function setGlyphStarts(tables: FontTables, starts: number[]) {
  const loca = Buffer.alloc(starts.length * 4)
  for (const [id, start] of starts.entries()) loca.writeUInt32BE(start, id * 4)
  tables.set('loca', loca)
  tableOf(tables, 'head').writeUInt16BE(1, 50)
}

/** Glyphs that share the last width store only the bearing. */
function glyphMetrics(tables: FontTables): (readonly [advance: number, bearing: number])[] {
  const hmtx = tableOf(tables, 'hmtx')
  const full = tableOf(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, id) => {
    const advance = hmtx.readUInt16BE(Math.min(id, full - 1) * 4)
    return [advance, hmtx.readInt16BE(id < full ? id * 4 + 2 : full * 4 + (id - full) * 2)]
  })
}

function setGlyphMetrics(tables: FontTables, metrics: (readonly [number, number])[]) {
  const hmtx = Buffer.alloc(metrics.length * 4)
  for (const [id, [advance, bearing]] of metrics.entries())
    hmtx.writeInt16BE(bearing, hmtx.writeUInt16BE(advance, id * 4))
  tables.set('hmtx', hmtx)
  tableOf(tables, 'hhea').writeUInt16BE(metrics.length, 34)
}

const ON_CURVE = 1
const SHORT = { x: 2, y: 4 }
const REPEATED = 8
/** With SHORT: the difference is positive; without: it is 0 and left out. */
const SAME = { x: 16, y: 32 }

function readOutline(glyph: Buffer): Outline {
  const contours = glyph.readInt16BE(0)
  if (contours < 0) throw new Error('The glyph is made of other glyphs')
  const contourEnds = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + index * 2))
  let at = 10 + contours * 2
  at += 2 + glyph.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length <= (contourEnds.at(-1) ?? -1)) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEATED ? glyph.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const coordinates = (axis: 'x' | 'y') => {
    let value = 0
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += glyph.readUInt8(at++) * (flag & SAME[axis] ? 1 : -1)
      else if (!(flag & SAME[axis])) value += glyph.readInt16BE((at += 2) - 2)
      return value
    })
  }
  const [xs, ys] = [coordinates('x'), coordinates('y')]
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & ON_CURVE) !== 0,
  }))
  return { contourEnds, points }
}

/** Writes long coordinates only: short ones would save some ten bytes. */
function writeOutline({ contourEnds, points }: Outline): Buffer {
  const flagsAt = 10 + contourEnds.length * 2 + 2
  const glyph = Buffer.alloc(Math.ceil((flagsAt + points.length * 5) / 4) * 4)
  glyph.writeInt16BE(contourEnds.length, 0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  for (const [index, value] of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].entries()) {
    glyph.writeInt16BE(value, 2 + index * 2)
  }
  for (const [index, end] of contourEnds.entries()) glyph.writeUInt16BE(end, 10 + index * 2)
  for (const [index, { onCurve }] of points.entries()) glyph.writeUInt8(onCurve ? ON_CURVE : 0, flagsAt + index)
  let at = flagsAt + points.length
  for (const values of [xs, ys]) {
    for (const [index, value] of values.entries()) at = glyph.writeInt16BE(value - (values[index - 1] ?? 0), at)
  }
  return glyph
}
