import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx as readWorkbook } from 'hucre/xlsx'
import { type Part, text, workbook, zip } from '#test/fixtures/workbook-parts.ts'
import { readSheets } from '../read-sheets.ts'
import { spreadsheets } from '#domain/words/en/office/goods/spreadsheets.ts'
import { inspectArchive } from './inspect-archive.ts'
import { storedArchive } from './stored-archive.ts'

const honest = zip(
  workbook(
    `<row r="1">${text('A1', 'Product')}${text('B1', 'Rate')}</row><row r="2">${text('A2', 'Atom')}<c r="B2"><v>10</v></c></row>`,
  ),
)

/** Adds a directory that only ZIP64 readers follow; the field that says so is all ones. */
function withSecondDirectory(
  harmless: readonly Part[],
  hidden: readonly Part[],
  field: 'size' | 'offset' | 'count',
): Buffer {
  const inner = zip(hidden)
  const directoryAt = inner.readUInt32LE(inner.length - 6)
  const entries = inner.subarray(directoryAt, inner.length - 22)
  const outer = zip(harmless)
  const bodies = outer.subarray(0, outer.length - 22)
  // The ordinary directory's offsets shift.
  const moved = Buffer.from(bodies)
  for (let at = outer.readUInt32LE(outer.length - 6); at < moved.length;) {
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + inner.length - 22, at + 42)
    at += 46 + moved.readUInt16LE(at + 28)
  }
  const before = Buffer.concat([inner.subarray(0, inner.length - 22), moved])
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(hidden.length), 24)
  record.writeBigUInt64LE(BigInt(hidden.length), 32)
  record.writeBigUInt64LE(BigInt(entries.length), 40)
  record.writeBigUInt64LE(BigInt(directoryAt), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50)
  locator.writeBigUInt64LE(BigInt(before.length), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.from(outer.subarray(outer.length - 22))
  end.writeUInt32LE(end.readUInt32LE(16) + inner.length - 22, 16)
  if (field === 'size') end.writeUInt32LE(0xffffffff, 12)
  if (field === 'offset') end.writeUInt32LE(0xffffffff, 16)
  if (field === 'count') end.writeUInt16LE(0xffff, 10)
  return Buffer.concat([before, record, locator, end])
}

test('a second directory is not read, whichever field of the first one points to it', async () => {
  const hidden = workbook(`<row r="1">${text('A1', 'hidden')}${text('B1', 'parts')}</row>`)
  for (const field of ['size', 'offset', 'count'] as const) {
    const bytes = withSecondDirectory(workbook(`<row r="1">${text('A1', 'x')}</row>`), hidden, field)
    const [sheet] = (await readWorkbook(bytes)).sheets
    assert.equal(sheet?.rows[0]?.[0], 'hidden', `the library reads the second directory: ${field}`)
    await assert.rejects(readSheets(bytes), { message: spreadsheets.broken }, field)
  }
})

test('the reader reads what was inspected, in an archive with one directory', async () => {
  const parts = inspectArchive(honest)
  const written = storedArchive(parts)
  assert.deepEqual(inspectArchive(written), parts)
  assert.deepEqual(await readSheets(written), await readSheets(honest))
  const twice = [...workbook(''), ...workbook('').slice(-1)]
  await assert.rejects(readSheets(zip(twice)), { message: spreadsheets.broken })
})
