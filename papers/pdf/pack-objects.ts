/** Packs a pdfkit file's plain objects into one compressed stream (ISO 32000-1, 7.5.7). */

/** Of an entry's type, its offset or stream number, and its index in the stream. */
const WIDTHS = [1, 4, 3] as const
const FREE = [0, 0, 0] as const
const ROW_BYTES = 8
/** An entry of pdfkit's table. */
const ENTRY_BYTES = 20

/** Throws for a file that does not end in pdfkit's cross-reference table. */
export async function packObjects(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { offsets, tableAt, trailer } = readTable(pdf)
  const sorted = [...offsets.entries()].toSorted(([, one], [, other]) => one - other)
  const parts: Uint8Array[] = [pdf.subarray(0, sorted[0]?.[1] ?? tableAt)]
  let length = parts[0]?.length ?? 0
  const write = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }

  const streamId = offsets.length + 1
  const entries: (readonly number[])[] = [FREE, ...offsets.map(() => FREE)]
  const bodies = new Map<number, Uint8Array>()
  for (const [rank, [index, start]] of sorted.entries()) {
    const object = pdf.subarray(start, sorted[rank + 1]?.[1] ?? tableAt)
    const id = index + 1
    if (endsWith(object, 'endstream\nendobj\n')) {
      entries[id] = [1, length, 0]
      write(object)
    } else bodies.set(id, object.subarray(`${id} 0 obj\n`.length, object.length - 'endobj\n'.length))
  }

  // Sorted by number, similar objects are neighbours.
  const packed = [...bodies].toSorted(([one], [other]) => one - other)
  let bodyAt = 0
  const places = packed.map(([id, body], at) => {
    entries[id] = [2, streamId, at]
    bodyAt += body.length
    return `${id} ${bodyAt - body.length}`
  })
  const head = bytesOf(`${places.join(' ')}\n`)
  entries.push([1, length, 0])
  const type = `/Type /ObjStm /N ${packed.length} /First ${head.length}`
  write(streamObject(streamId, type, await deflated(concat([head, ...packed.map(([, body]) => body)]))))

  const crossReferencesAt = length
  entries.push([1, length, 0])
  const predictor = `/DecodeParms <</Predictor 12 /Columns ${ROW_BYTES}>>`
  const size = `/Type /XRef /Size ${entries.length} /W [${WIDTHS.join(' ')}] ${trailer} ${predictor}`
  write(streamObject(streamId + 1, size, await deflated(entriesOf(entries))))
  write(bytesOf(`startxref\n${crossReferencesAt}\n%%EOF\n`))
  return concat(parts)
}

/** Returns each object's offset, by its number less one, and the trailer entries to keep. */
function readTable(pdf: Uint8Array): { offsets: number[]; tableAt: number; trailer: string } {
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(textOf(pdf.subarray(-64)))?.[1])
  const [table = '', count = ''] = /^xref\n0 (\d+)\n/.exec(textOf(pdf.subarray(tableAt, tableAt + 32))) ?? []
  if (table === '') throw new Error('The PDF does not end in a cross-reference table')
  const entriesAt = tableAt + table.length + ENTRY_BYTES
  const offsets = Array.from({ length: Number(count) - 1 }, (_, at) =>
    Number(textOf(pdf.subarray(entriesAt + at * ENTRY_BYTES, entriesAt + at * ENTRY_BYTES + 10))),
  )
  const rest = textOf(pdf.subarray(entriesAt + offsets.length * ENTRY_BYTES))
  const kept = ['Root', 'Info', 'ID'].map(
    (key) => new RegExp(`/${key} (\\d+ 0 R|\\[[^[\\]]*\\])`).exec(rest)?.[0] ?? '',
  )
  return { offsets, tableAt, trailer: kept.join(' ') }
}

function streamObject(id: number, entries: string, data: Uint8Array): Uint8Array {
  const head = `${id} 0 obj\n<<${entries} /Filter /FlateDecode /Length ${data.length}>>\nstream\n`
  return concat([bytesOf(head), data, bytesOf('\nendstream\nendobj\n')])
}

/** Each entry is a row, as its difference from the previous one (the PNG predictor Up). */
function entriesOf(entries: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const rows = entries.map(([type = 0, offset = 0, index = 0]) => {
    const view = new DataView(new ArrayBuffer(ROW_BYTES))
    view.setUint8(0, type)
    view.setUint32(1, offset)
    view.setUint8(5, index >> 16)
    view.setUint16(6, index & 0xffff)
    return new Uint8Array(view.buffer)
  })
  return concat(
    rows.map((row, at) => {
      const before = rows[at - 1]
      return Uint8Array.from([2, ...row.map((byte, column) => byte - (before?.[column] ?? 0))])
    }),
  )
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function endsWith(bytes: Uint8Array, text: string): boolean {
  return textOf(bytes.subarray(-text.length)) === text
}

/** pdfkit writes one byte for each character, except in strings and streams. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
