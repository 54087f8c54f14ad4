// Each is refused with its own sentence, in bounded memory and time.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { part, text, workbook, zip } from '#test/fixtures/workbook-parts.ts'
import { LONGEST_TEXT, MOST_TEXT, MOST_UNPACKED_BYTES, MOST_WAITING } from './limits.ts'
import { readSheets } from './read-sheets.ts'
import { openSheetWorker } from './sheet-worker.ts'
import { spreadsheets } from '#domain/words/en/office/goods/spreadsheets.ts'
import type { UnreadableKind } from './unreadable-sheet.ts'

const errors: unknown[] = []
const worker = openSheetWorker({ log: { error: (error) => void errors.push(error) } })
const FIXTURE = join(import.meta.dirname, '../../test/fixtures/spreadsheets/01-discount-above.xlsx')

/** Returns the sentence or 'read', the growth of memory, and the duration. */
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
const bomb = part('xl/worksheets/sheet2.xml', Buffer.alloc(2 * MOST_UNPACKED_BYTES, 32))

/** Takes a reader some tenths of a second. */
const long = zip(
  workbook(
    Array.from(
      { length: 6_000 },
      (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, `name ${at}`)}<c r="B${at + 1}"><v>${at}</v></c></row>`,
    ).join(''),
  ),
)

const hostile: Record<string, () => Uint8Array> = {
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
        `<row r="1">${Array.from({ length: 100_000 }, (_, at) => `<c r="${'A'.repeat(1 + (at % 5))}1"><v>1</v></c>`).join('')}${text('CX1', 'far')}${text('CW1', 'x')}</row>`,
      ),
    ),
  broken: () => honest.subarray(0, honest.length - 40),
  text: () => {
    const words = 'long '.repeat((2 * LONGEST_TEXT) / 5)
    const rows = Array.from(
      { length: MOST_TEXT / LONGEST_TEXT + 1 },
      (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, words)}</row>`,
    )
    return zip(workbook(rows.join('')))
  },
}

for (const [kind, make] of Object.entries(hostile)) {
  test(`hostile: ${kind}`, async (t) => {
    const bytes = make()
    const { outcome, grownMb, ms } = await tried(bytes)
    t.diagnostic(`${Math.round(bytes.length / 1000)} kB: ${ms} ms, memory ${grownMb} MB`)
    assert.equal(outcome, spreadsheets[kind as UnreadableKind])
    assert.ok(grownMb < 700, `${grownMb} MB`)
  })
}

test('hostile: a false size in a header is not believed', async () => {
  const outcome = await tried(zip([...workbook(''), { ...bomb, size: 10 }]))
  assert.equal(outcome.outcome, spreadsheets.unpacked)
  assert.equal((await tried(zip(workbook('').map((each) => ({ ...each, size: 5 }))))).outcome === 'read', false)
})

test('hostile: a formula as a name is its last result, and none without one', async () => {
  const cells = `<c r="A2" t="str"><f>HYPERLINK("http://evil.test","Atom")</f><v>Atom</v></c><c r="B2"><f>WEBSERVICE("http://evil.test")</f></c>`
  const [grid] = await readSheets(
    zip(workbook(`<row r="2">${cells}<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`)),
  )
  assert.deepEqual(grid?.rows, [{ number: 2, cells: ['Atom', null, '#DIV/0!'], withoutResult: [1] }])
})

test('a workbook with backslashes in the names of its parts is read', async () => {
  const backslashes = workbook(`<row r="1">${text('A1', 'Product')}${text('B1', 'Rate')}</row>`).map((each) => ({
    ...each,
    name: each.name.replaceAll('/', '\\'),
  }))
  assert.deepEqual((await readSheets(zip(backslashes)))[0]?.rows[0]?.cells, ['Product', 'Rate'])
})

test('exactly 20,000 products are read, beside a title, headings and categories', async () => {
  const goods = Array.from({ length: 20_000 }, (_, at) => `Rocket ${at},${at + 1}`)
  const list = ['SRI CRACKERS', 'Product,Rate', 'ROCKETS', ...goods]
  assert.equal((await readSheets(Buffer.from(list.join('\n'))))[0]?.rows.length, 20_003)
  await assert.rejects(readSheets(Buffer.from([...list, 'One more,5'].join('\n'))), { message: spreadsheets.rows })
})

test('a file without a table is refused when it is uploaded', async () => {
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const files = {
    'a cell in the first and in the last row and column': zip(workbook(`<row r="1">${text('A1', 'x')}</row>${corner}`)),
    'headings alone': Buffer.from('Product,Rate\n'),
    'a letter': Buffer.from('Dear sir\nplease find attached\nthe list, as agreed\n'),
  }
  for (const [kind, bytes] of Object.entries(files))
    assert.equal((await tried(bytes)).outcome, spreadsheets.noTable, kind)
  assert.equal((await tried(Buffer.from('Kuruvi\t5 pcs\t20\n'))).outcome, 'read')
})

test('a file that takes long delays no workbook of the shop’s own, and few wait for it', async () => {
  const own = { name: 'A', widths: [10], rows: [{ cells: ['x'] }], money: [], frozen: 0 }
  let isRead = false
  const [first, ...others] = Array.from({ length: MOST_WAITING.read + 2 }, () => worker.run('read', { bytes: long }))
  const all = Promise.allSettled([first, ...others]).finally(() => (isRead = true))
  assert.ok((await worker.run('write', own)).length > 0)
  assert.equal(isRead, false)
  const outcomes = await all
  assert.deepEqual(
    outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).message : 'read')),
    [...Array.from({ length: MOST_WAITING.read + 1 }, () => 'read'), spreadsheets.busy],
  )
})

test('a file that is no workbook is refused by its kind', async () => {
  const files: [UnreadableKind, Uint8Array | string][] = [
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
    ['rows', `Product,Rate\n${'a,b\n'.repeat(20_001)}`],
    ['columns', `${'a,'.repeat(120)}b\n`],
    ['tooLarge', Buffer.alloc(8 * 1024 * 1024 + 1, 97)],
  ]
  for (const [kind, bytes] of files) {
    await assert.rejects(readSheets(Buffer.from(bytes)), { message: spreadsheets[kind] }, kind)
  }
})

test('a task that needs more memory or time than it may is ended', async () => {
  const limited = { log: { error: () => undefined } }
  await assert.rejects(openSheetWorker({ ...limited, memoryMb: 12 }).run('read', { bytes: long }), {
    message: spreadsheets.memory,
  })
  await assert.rejects(openSheetWorker({ ...limited, timeMs: 1 }).run('read', { bytes: long }), {
    message: spreadsheets.took,
  })
  assert.equal((await tried(long)).outcome, 'read')
  assert.equal((await tried(readFileSync(FIXTURE))).outcome, 'read')
  assert.deepEqual(errors, [])
})
