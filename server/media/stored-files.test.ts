// Tests that kept files are whole or absent, and that a crash leaves nothing behind for good.
import assert from 'node:assert/strict'
import { type FileHandle, open, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { contentName, fileExists, writeStoredFile, removeTemporaryFiles } from './stored-files.ts'
import { type Media, openMedia } from './media.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

test('the name says what is in the file', () => {
  const name = contentName(Buffer.from('rocket'), 'png')
  assert.match(name, /^[0-9a-f]{32}\.png$/)
  assert.equal(name, contentName(Buffer.from('rocket'), 'png'))
  assert.notEqual(name, contentName(Buffer.from('Rocket'), 'png'))
})

test('a kept file is there whole, and nothing beside it', async (t) => {
  const folder = await temporaryFolder(t)
  await writeStoredFile(folder, 'rocket.png', Buffer.from('rocket'))
  assert.deepEqual(await readdir(folder), ['rocket.png'])
  assert.equal(await readFile(join(folder, 'rocket.png'), 'utf8'), 'rocket')
  assert.equal(await fileExists(join(folder, 'rocket.png')), true)
  assert.equal(await fileExists(join(folder, 'bomb.png')), false)
})

test('ten at once under one name leave one whole file', async (t) => {
  const folder = await temporaryFolder(t)
  const bytes = Buffer.alloc(300_000, 'x')
  await Promise.all(Array.from({ length: 10 }, () => writeStoredFile(folder, 'rocket.png', bytes)))
  assert.deepEqual(await readdir(folder), ['rocket.png'])
  assert.deepEqual(await readFile(join(folder, 'rocket.png')), bytes)
})

test('a write that fails leaves nothing', async (t) => {
  const folder = await temporaryFolder(t)
  await assert.rejects(writeStoredFile(folder, 'no-such-folder/rocket.png', Buffer.from('rocket')))
  assert.deepEqual(await readdir(folder), [])
})

test('what a crash left half written is removed; what is being written now, and what is kept, stays', async (t) => {
  const folder = await temporaryFolder(t)
  for (const name of ['.tmp-old', '.tmp-new', 'kept.png']) await writeFile(join(folder, name), 'half')
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(folder, '.tmp-old'), longAgo, longAgo)
  await utimes(join(folder, 'kept.png'), longAgo, longAgo)
  await removeTemporaryFiles(folder)
  assert.deepEqual((await readdir(folder)).toSorted(), ['.tmp-new', 'kept.png'])
})

test('what another process has just given its name does not end the start', async (t) => {
  const folder = await temporaryFolder(t)
  // Listed, and gone when it is looked at.
  await symlink(join(folder, 'nowhere'), join(folder, '.tmp-renamed'))
  await removeTemporaryFiles(folder)
})

suite('a file is only told as kept when its folder has come to the disk', () => {
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
