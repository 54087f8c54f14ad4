// Files that are meant to do harm, or are no spreadsheets: each is refused in its own sentence, in bounded memory and time.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { crc32 } from 'node:zlib'
import type { CellValue } from '#domain/spreadsheet/grid.ts'
import { readSheets } from './read-sheets.ts'
import { openSheetWorker } from './sheet-worker.ts'
import { sheetSentences } from './unreadable-sheet.ts'

const errors: unknown[] = []
const worker = openSheetWorker({ log: { error: (error) => void errors.push(error) } })
const FIXTURE = join(import.meta.dirname, '../../test/fixtures/spreadsheets/01-discount-above.xlsx')

type Part = { name: string; packed: Buffer; size: number; crc: number }

function part(name: string, text: string | Buffer): Part {
  const bytes = Buffer.from(text)
  return { name, packed: deflateRawSync(bytes, { level: 9 }), size: bytes.length, crc: crc32(bytes) }
}

/** Returns a zip archive whose headers say the sizes that the parts say. */
function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, packed, size, crc } of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc, 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc, 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Returns a workbook with one sheet of this XML. */
function workbook(sheetData: string, before = ''): Part[] {
  return [
    part('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    part(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part(
      'xl/worksheets/sheet1.xml',
      `${before}<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  ]
}

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`

/** Runs the worker on the bytes; returns the sentence or 'read', what the process grew by, and how long it took. */
async function tried(bytes: Uint8Array) {
  const before = process.memoryUsage().rss
  const start = performance.now()
  const outcome = await worker.run('read', { bytes }).then(
    () => 'read',
    (error: Error) => error.message,
  )
  return {
    outcome,
    grownMb: Math.round((process.memoryUsage().rss - before) / 1e6),
    ms: Math.round(performance.now() - start),
  }
}

const honest = zip(
  workbook(
    `<row r="1">${text('A1', 'Product')}${text('B1', 'Rate')}</row><row r="2">${text('A2', 'Atom')}<c r="B2"><v>10</v></c></row>`,
  ),
)
const spaces = Buffer.alloc(400 * 1024 * 1024, 32)
const bomb = part('xl/worksheets/sheet2.xml', spaces)

const hostile: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  unpacked: () => zip([...workbook(''), bomb]),
  entities: () =>
    zip(
      workbook(
        `<row r="1">${text('A1', '&b;')}</row>`,
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
      ),
    ),
  columns: () =>
    zip(
      workbook(
        `<row r="1">${Array.from({ length: 1_000_000 }, (_, at) => `<c r="${'A'.repeat(1 + (at % 5))}1"><v>1</v></c>`).join('')}${text('CX1', 'far')}${text('CW1', 'x')}</row>`,
      ),
    ),
  broken: () => honest.subarray(0, honest.length - 40),
  text: async () => {
    const rows: CellValue[][] = Array.from({ length: 20_000 }, (_, at) => [at, 'long '.repeat(400)])
    return writeXlsx({ sheets: [{ name: 'A', rows }], stringMode: 'inline' })
  },
}

for (const [kind, make] of Object.entries(hostile)) {
  test(`hostile: ${kind}`, async (t) => {
    const bytes = await make()
    const { outcome, grownMb, ms } = await tried(bytes)
    t.diagnostic(`${Math.round(bytes.length / 1000)} kB: ${ms} ms, memory ${grownMb} MB`)
    assert.equal(outcome, sheetSentences[kind as keyof typeof sheetSentences])
    assert.ok(grownMb < 700, `${grownMb} MB`)
  })
}

test('hostile: a size in a header that lies is not believed', async () => {
  const outcome = await tried(zip([...workbook(''), { ...bomb, size: 10 }]))
  assert.equal(outcome.outcome, sheetSentences.unpacked)
  assert.equal((await tried(zip(workbook('').map((each) => ({ ...each, size: 5 }))))).outcome === 'read', false)
})

test('hostile: a formula as a name is its last result, and none without one', async () => {
  const cells = `<c r="A2" t="str"><f>HYPERLINK("http://evil.test","Atom")</f><v>Atom</v></c><c r="B2"><f>WEBSERVICE("http://evil.test")</f></c>`
  const [grid] = await readSheets(
    zip(workbook(`<row r="2">${cells}<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`)),
  )
  assert.deepEqual(grid?.rows, [{ number: 2, cells: ['Atom', null, '#DIV/0!'] }])
})

test('what is no workbook is refused by its kind', async () => {
  const files: [keyof typeof sheetSentences, Uint8Array | string][] = [
    ['empty', ''],
    ['xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['pdf', '%PDF-1.7'],
    ['picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['html', '<html><table><tr><td>Product</table>'],
    ['binary', Buffer.from([1, 0, 2, 0, 3])],
    ['ods', zip([part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), part('content.xml', '<x/>')])],
    ['xlsb', zip([part('xl/workbook.bin', 'x')])],
    ['word', zip([part('word/document.xml', '<x/>')])],
    ['otherZip', zip([part('photo.txt', 'x')])],
    ['nothing', '\n\n'],
    ['rows', 'a,b\n'.repeat(20_001)],
    ['columns', `${'a,'.repeat(120)}b\n`],
    ['tooLarge', Buffer.alloc(8 * 1024 * 1024 + 1, 97)],
  ]
  for (const [kind, bytes] of files) {
    await assert.rejects(readSheets(Buffer.from(bytes)), { message: sheetSentences[kind] }, kind)
  }
})

test('a task that needs more memory or time than it may is ended', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'A', rows: Array.from({ length: 20_000 }, (_, at) => [`name ${at}`, at, 'x']) }],
  })
  const limited = { log: { error: () => undefined } }
  await assert.rejects(openSheetWorker({ ...limited, memoryMb: 12 }).run('read', { bytes }), {
    message: sheetSentences.memory,
  })
  await assert.rejects(openSheetWorker({ ...limited, timeMs: 1 }).run('read', { bytes }), {
    message: sheetSentences.took,
  })
  assert.equal((await tried(bytes)).outcome, 'read')
  assert.equal((await tried(readFileSync(FIXTURE))).outcome, 'read')
  assert.deepEqual(errors, [])
})
