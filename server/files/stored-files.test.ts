import assert from 'node:assert/strict'
import { type FileHandle, open, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { contentName, fileExists, writeStoredFile, removeTemporaryFiles } from './stored-files.ts'
import { type Media, openMedia } from '../media/media.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

test('the name is the hash of the content', () => {
  const name = contentName(Buffer.from('rocket'), 'png')
  assert.match(name, /^[0-9a-f]{32}\.png$/)
  assert.equal(name, contentName(Buffer.from('rocket'), 'png'))
  assert.notEqual(name, contentName(Buffer.from('Rocket'), 'png'))
})

test('a stored file is whole, and no other file is left', async (t) => {
  const folder = await temporaryFolder(t)
  await writeStoredFile(folder, 'rocket.png', Buffer.from('rocket'))
  assert.deepEqual(await readdir(folder), ['rocket.png'])
  assert.equal(await readFile(join(folder, 'rocket.png'), 'utf8'), 'rocket')
  assert.equal(await fileExists(join(folder, 'rocket.png')), true)
  assert.equal(await fileExists(join(folder, 'bomb.png')), false)
})

test('ten writes under one name at once leave one whole file', async (t) => {
  const folder = await temporaryFolder(t)
  const bytes = Buffer.alloc(300_000, 'x')
  await Promise.all(Array.from({ length: 10 }, () => writeStoredFile(folder, 'rocket.png', bytes)))
  assert.deepEqual(await readdir(folder), ['rocket.png'])
  assert.deepEqual(await readFile(join(folder, 'rocket.png')), bytes)
})

test('a failed write leaves no file', async (t) => {
  const folder = await temporaryFolder(t)
  await assert.rejects(writeStoredFile(folder, 'no-such-folder/rocket.png', Buffer.from('rocket')))
  assert.deepEqual(await readdir(folder), [])
})

test('partial files of a crash are removed; files being written and stored files stay', async (t) => {
  const folder = await temporaryFolder(t)
  for (const name of ['.tmp-old', '.tmp-new', 'kept.png']) await writeFile(join(folder, name), 'half')
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(folder, '.tmp-old'), longAgo, longAgo)
  await utimes(join(folder, 'kept.png'), longAgo, longAgo)
  await removeTemporaryFiles(folder)
  assert.deepEqual((await readdir(folder)).toSorted(), ['.tmp-new', 'kept.png'])
})

test('a file that another process renames during the start is no fault', async (t) => {
  const folder = await temporaryFolder(t)
  // Listed, but gone when read.
  await symlink(join(folder, 'nowhere'), join(folder, '.tmp-renamed'))
  await removeTemporaryFiles(folder)
})

suite('a write resolves only after its folder is synced to disk', () => {
  for (const [name, put] of [
    ['an image', async (media: Media) => media.putImage(await pngArt())],
    ['a video', async (media: Media) => media.putVideo(await mp4Clip())],
  ] as const) {
    test(name, async (t) => {
      const media = await openMedia({ folder: await temporaryFolder(t) })
      const handle = await open(import.meta.filename)
      const fileHandle: FileHandle = Object.getPrototypeOf(handle)
      await handle.close()
      const { sync } = fileHandle
      let isBroken = true
      t.mock.method(fileHandle, 'sync', async function (this: FileHandle) {
        if (isBroken && (await this.stat()).isDirectory()) throw Object.assign(new Error('EIO'), { code: 'EIO' })
        return sync.call(this)
      })
      await assert.rejects(put(media), { code: 'EIO' })
      await assert.rejects(put(media), { code: 'EIO' }, 'the file is there by now, but not for sure')
      isBroken = false
      assert.match(await put(media), /^\/media\//)
    })
  }
})
