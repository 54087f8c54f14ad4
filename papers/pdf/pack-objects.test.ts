import assert from 'node:assert/strict'
import test from 'node:test'
import { PDFDocument } from 'pdfkit'
import { readObjects } from '#test/pdf-objects.ts'
import { packObjects } from './pack-objects.ts'

async function pdfkitFile(): Promise<Uint8Array> {
  const info = { Title: 'Estimate (கவிதா)', CreationDate: new Date(0) }
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info,
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', resolve))
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage({ size: [100, 100], margin: 0 })
  for (let at = 0; at < 200; at += 1) root.add(doc.struct('P').add(() => doc.rect(at, at, 1, 1).fill('#000')))
  root.end()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

test('every object is unchanged, and the file is far smaller', async () => {
  const file = await pdfkitFile()
  const packed = await packObjects(file)
  const [before, after] = [readObjects(file), readObjects(packed)]
  assert.ok(before.size > 200)
  for (const [id, body] of before) assert.equal(after.get(id)?.trim(), body.trim(), `object ${id}`)
  assert.ok(packed.length < file.length / 3, `${packed.length} of ${file.length}`)
})

test('the cross-reference stream has the offset of each object', async () => {
  const packed = await packObjects(await pdfkitFile())
  const text = Buffer.from(packed).toString('latin1')
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, id = '', size = ''] = /^(\d+) 0 obj\n<<\/Type \/XRef \/Size (\d+) /.exec(text.slice(at)) ?? []
  const [, table = ''] = />>\n([^]*)$/.exec(readObjects(packed).get(id) ?? '') ?? []
  const rows = Buffer.from(table, 'latin1')
  assert.equal(rows.length, Number(size) * 9)
  const bytes = withoutPredictor(rows)
  for (let object = 1; object < Number(size); object += 1) {
    const [type, place] = [bytes[object * 8], bytes.readUInt32BE(object * 8 + 1)]
    if (type === 1) assert.ok(text.startsWith(`${object} 0 obj\n`, place), `object ${object} at ${place}`)
    else assert.deepEqual([type, place], [2, Number(id) - 1])
  }
})

/** Undoes the predictor Up: each row of eight bytes follows its type, as the difference from the row above. */
function withoutPredictor(rows: Buffer): Buffer {
  const bytes = Buffer.alloc((rows.length / 9) * 8)
  for (const at of bytes.keys()) bytes[at] = (rows[Math.floor(at / 8) * 9 + 1 + (at % 8)] ?? 0) + (bytes[at - 8] ?? 0)
  return bytes
}

test('a file from another writer than pdfkit is refused', async () => {
  await assert.rejects(packObjects(new TextEncoder().encode('%PDF-1.7\n')), /cross-reference table/)
})
