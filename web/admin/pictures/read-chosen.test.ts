import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpegPhoto, pngArt, pngClaiming } from '#test/fixtures/images.ts'
import { zipOf, zipPart } from '#test/fixtures/zip.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { type ReadFiles, readChosen, type Reading } from './read-chosen.ts'

const text = wordsOf(words)

const MEGABYTE = 1024 * 1024
const png = new Uint8Array(await pngArt(20, 20))
const jpeg = new Uint8Array(await jpegPhoto(20))
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>, type = '') => new File([bytes], name, { type })
const zipFile = (...parts: Parameters<typeof zipOf>[0]) => fileOf('all.zip', zipOf(parts), 'application/zip')

function read(files: File[], more: Partial<Reading> = {}): Promise<ReadFiles> {
  return readChosen(files, { onProgress: () => {}, signal: new AbortController().signal, ...more })
}

test('pictures are read from files and zips, and again when they are sent', async () => {
  const files = [fileOf('a.PNG', png), zipFile(zipPart('Bombs/b.jpg', Buffer.from(jpeg))), fileOf('c.jpeg', jpeg)]
  const { pictures, refused, ignored } = await read(files)
  assert.deepEqual([pictures.map(({ path }) => path), refused, ignored], [['a.PNG', 'Bombs/b.jpg', 'c.jpeg'], [], 0])
  assert.equal(pictures[1]?.print, pictures[2]?.print, 'the same picture is known again')
  assert.notEqual(pictures[0]?.print, pictures[1]?.print)
  const blob = await pictures[1]!.open()
  assert.equal(blob.type, 'image/jpeg')
  assert.deepEqual(new Uint8Array(await blob.arrayBuffer()), jpeg)
})

test('folders and system files are skipped silently', async () => {
  const nothing = Buffer.alloc(3)
  const names = [
    'Bombs/',
    '__MACOSX/Bombs/._b.jpg',
    '.DS_Store',
    'Bombs/Thumbs.db',
    'Bombs\\desktop.ini',
    'x/.hidden.png',
  ]
  const { pictures, refused, ignored } = await read([zipFile(...names.map((name) => zipPart(name, nothing)))])
  assert.deepEqual([pictures, refused, ignored], [[], [], names.length])
})

test('every other file shows why it is refused', async () => {
  const large = Buffer.alloc(10 * MEGABYTE + 1)
  const parts = [
    zipPart('list.pdf', Buffer.from('%PDF')),
    zipPart('photo.heic', Buffer.from('heic')),
    zipPart('renamed.jpg', Buffer.from('RIFF....WEBP')),
    zipPart('large.jpg', large),
    zipPart('bomb.jpg', large, { says: { bytes: 5 } }),
    zipPart('empty.png', Buffer.alloc(0)),
    zipPart('wide.png', pngClaiming(20_000, 20_000)),
    zipPart('locked.png', Buffer.from(png), { says: { flags: 1 } }),
    zipPart('damaged.png', Buffer.from(png), { says: { crc: 1 } }),
  ]
  const { pictures, refused } = await read([zipFile(...parts), fileOf('broken.zip', png), fileOf('none.gif', png)])
  assert.deepEqual(pictures, [])
  assert.deepEqual(Object.fromEntries(refused.map(({ path, why }) => [path, why])), {
    'broken.zip': text.noZip,
    'list.pdf': text.noPicture,
    'photo.heic': text.noPicture,
    'renamed.jpg': text.otherContent,
    'large.jpg': text.tooLarge,
    'bomb.jpg': text.tooLarge,
    'empty.png': text.empty,
    'wide.png': text.tooManyPixels,
    'locked.png': text.locked,
    'damaged.png': text.damaged,
    'none.gif': text.noPicture,
  })
})

test('pictures are limited at once, and the others are named', async () => {
  const tooMany = text.tooMany({ most: 2_000 })
  const part = zipPart('a.png', Buffer.from(png), { stored: true })
  const { pictures, refused } = await read([zipFile(...Array.from({ length: 2_002 }, () => part))])
  assert.deepEqual([pictures.length, refused.map(({ why }) => why)], [2_000, [tooMany, tooMany]])
})

test('many small bombs are stopped together', async () => {
  const bomb = Buffer.alloc(11 * MEGABYTE)
  const bombs = Array.from({ length: 5 }, (_, at) => zipPart(`${at}.jpg`, bomb, { says: { bytes: 5 } }))
  const { refused } = await read([zipFile(...bombs)], { mostBytes: 25 * MEGABYTE })
  const { tooLarge, tooMuch } = text
  assert.deepEqual(
    refused.map(({ why }) => why),
    [tooLarge, tooLarge, tooLarge, tooMuch, tooMuch],
  )
})

test('a file that disappeared is reported, and reading can be stopped', async () => {
  const gone = fileOf('gone.png', png)
  gone.arrayBuffer = async () => Promise.reject(new Error('NotFoundError'))
  assert.deepEqual((await read([gone])).refused, [{ path: 'gone.png', why: text.unreadable }])
  assert.deepEqual((await read([fileOf('a.png', png)], { signal: AbortSignal.abort() })).pictures, [])
})
