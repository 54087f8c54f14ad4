import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 as nodeCrc32 } from 'node:zlib'
import { zipOf, zipPart } from '#test/fixtures/zip.ts'
import { crc32 } from './crc32.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { unpackEntry } from './unpack-entry.ts'
import { MOST_ENTRIES, readZipDirectory } from './zip-directory.ts'

const said = wordsOf(words)

const MEGABYTE = 1024 * 1024
const bytes = Buffer.from('a picture of a rocket '.repeat(2_000))

async function directoryOf(archive: Uint8Array<ArrayBuffer>) {
  return readZipDirectory(new Blob([archive]))
}

/** Text or refusal of each file. */
async function contentsOf(archive: Uint8Array<ArrayBuffer>, most = 10 * MEGABYTE): Promise<[string, string][]> {
  const zip = new Blob([archive])
  const directory = await readZipDirectory(zip)
  assert.ok('entries' in directory, JSON.stringify(directory))
  const found: [string, string][] = []
  for (const entry of directory.entries) {
    const unpacked = await unpackEntry(zip, entry, most)
    const text = 'bytes' in unpacked ? Buffer.from(unpacked.bytes).toString() : unpacked.refusal
    found.push([entry.path, text])
  }
  return found
}

test('the checksum is standard CRC-32', () => {
  for (const text of ['', 'a', bytes.toString()]) assert.equal(crc32(Buffer.from(text)), nodeCrc32(text))
})

test('packed and stored files are read, under names in Tamil, of a Mac and of Windows', async () => {
  const archive = zipOf([
    zipPart('படங்கள்/ராக்கெட்.jpg', bytes),
    zipPart('b.jpg', bytes, { stored: true }),
    { name: Buffer.from('பூ.jpg'), bytes },
    { name: Buffer.from('Caf\xe9.jpg', 'latin1'), bytes },
    zipPart('empty.jpg', Buffer.alloc(0)),
  ])
  const whole = bytes.toString()
  assert.deepEqual(await contentsOf(archive), [
    ['படங்கள்/ராக்கெட்.jpg', whole],
    ['b.jpg', whole],
    ['பூ.jpg', whole],
    ['Café.jpg', whole],
    ['empty.jpg', ''],
  ])
})

test('a comment behind the archive, something before it, and fields of 64 bits do not matter', async () => {
  const parts = [zipPart('a.jpg', bytes), zipPart('b.jpg', bytes)]
  for (const archive of [zipOf(parts, { comment: 'PK\x05\x06 made by hand' }), zipOf(parts, { is64: true })])
    assert.deepEqual(await contentsOf(archive), [
      ['a.jpg', bytes.toString()],
      ['b.jpg', bytes.toString()],
    ])
})

test('a file that is no zip, or is truncated, is refused wherever it ends', async () => {
  const archive = zipOf([zipPart('a.jpg', bytes), zipPart('b.jpg', bytes)])
  assert.deepEqual(await directoryOf(Buffer.alloc(0)), { refusal: said.noZip })
  assert.deepEqual(await directoryOf(Buffer.from('PK\x03\x04 and no more')), { refusal: said.noZip })
  for (let length = 0; length < archive.length; length += 7) {
    const read = await directoryOf(archive.subarray(0, length))
    assert.deepEqual(read, { refusal: said.noZip }, `cut off at ${length}`)
  }
  const beheaded = archive.subarray(200)
  assert.deepEqual(await directoryOf(beheaded), { refusal: said.brokenZip })
})

test('with any byte inverted a file is refused or read whole, and nothing throws', async () => {
  const body = bytes.subarray(0, 300)
  const archive = zipOf([zipPart('a.jpg', body), zipPart('b.jpg', body, { stored: true })], { is64: true })
  for (let at = 0; at < archive.length; at += 1) {
    const broken = Buffer.from(archive)
    broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at)
    const zip = new Blob([broken])
    const directory = await readZipDirectory(zip)
    for (const entry of 'entries' in directory ? directory.entries : []) {
      const unpacked = await unpackEntry(zip, entry, MEGABYTE)
      if ('bytes' in unpacked) assert.deepEqual(Buffer.from(unpacked.bytes), body, `byte ${at}`)
    }
  }
})

test('a wrong checksum, a password, an unknown method and a wrong offset are reported for their file only', async () => {
  const archive = zipOf([
    zipPart('good.jpg', bytes),
    zipPart('sum.jpg', bytes, { says: { crc: 1 } }),
    zipPart('locked.jpg', bytes, { says: { flags: 1 } }),
    zipPart('method.jpg', bytes, { says: { method: 93 } }),
    zipPart('nowhere.jpg', bytes, { says: { offset: 4_000_000 } }),
    zipPart('no header.jpg', bytes, { says: { offset: 5 } }),
    zipPart('long.jpg', bytes, { says: { packedBytes: 4_000_000 } }),
    zipPart('short.jpg', bytes, { says: { packedBytes: 20 } }),
  ])
  const found = Object.fromEntries(await contentsOf(archive))
  const { damaged, locked, method } = said
  assert.deepEqual(found, {
    'good.jpg': bytes.toString(),
    'sum.jpg': damaged,
    'locked.jpg': locked,
    'method.jpg': method,
    'nowhere.jpg': damaged,
    'no header.jpg': damaged,
    'long.jpg': damaged,
    'short.jpg': damaged,
  })
})

test('a bomb is stopped at the limit, whatever its headers claim', async () => {
  const bomb = Buffer.alloc(200 * MEGABYTE)
  const archive = zipOf([zipPart('bomb.jpg', bomb, { says: { bytes: 100 } }), zipPart('good.jpg', bytes)])
  assert.ok(archive.length < MEGABYTE)
  assert.deepEqual(await contentsOf(archive), [
    ['bomb.jpg', said.tooLarge],
    ['good.jpg', bytes.toString()],
  ])
})

test('a bomb is unpacked hardly beyond the limit', async () => {
  const zip = new Blob([zipOf([zipPart('bomb.jpg', Buffer.alloc(50 * MEGABYTE))])])
  const directory = await readZipDirectory(zip)
  assert.ok('entries' in directory)
  const unpacked = await unpackEntry(zip, directory.entries[0]!, MEGABYTE)
  assert.ok('spentBytes' in unpacked && unpacked.spentBytes < 3 * MEGABYTE)
})

test('100,000 files are refused before they are read', async () => {
  const part = zipPart('a.jpg', Buffer.from('a'), { stored: true })
  const parts = Array.from({ length: 100_000 }, () => part)
  for (const is64 of [true, false])
    assert.deepEqual(await directoryOf(zipOf(parts, { is64 })), { refusal: said.bigZip({ most: MOST_ENTRIES }) })
})
