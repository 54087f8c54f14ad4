import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { videoTexts } from '#domain/video.ts'
import { seenFields } from '../kit/forms/conflicts/seen-fields.ts'
import { intents } from './intents.ts'

const REFUSED = 'Please fill in all required fields and ensure description is within 150 words'
const words = { title: 'Colour Rain', description: 'Thirty shots' }
const KEY = '0123456789abcdef0123456789abcdef'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const clip = await readFile(join(import.meta.dirname, '../../../server/demo/videos/chakkar.mp4'))

async function shopWithClip(t: TestContext) {
  const shop = await openTestShop(t, 'sqlite')
  return { shop, rain: { ...words, videoUrl: await shop.media.putVideo(clip) } }
}

async function shopWithRain(t: TestContext) {
  const { shop, rain } = await shopWithClip(t)
  const video = await shop.videos.create(rain)
  shop.system.advance(10)
  const edit = (changes: Record<string, string>) =>
    intents.update(form({ ...rain, id: video.id, ...seenFields(videoTexts(video)), ...changes }), shop)
  return { shop, rain, video, edit }
}

test('§8 a new video: Video uploaded successfully!, once for one key', async (t) => {
  const { shop, rain } = await shopWithClip(t)
  for (const _ of ['pressed', 'pressed again']) {
    const answer = await intents.create(form({ ...rain, key: KEY }), shop)
    assert.deepEqual(answer, { ok: true, message: 'Video uploaded successfully!' })
  }
  const [video, ...others] = await shop.videos.all()
  assert.deepEqual(others, [])
  assert.equal(video?.title, rain.title)
})

for (const key of ['', 'short', 'x'.repeat(65), `${KEY}' or 1=1`]) {
  test(`a save under a key like "${key.slice(0, 12)}" is refused: a repeat could not be recognized`, async (t) => {
    const { shop, rain } = await shopWithClip(t)
    const answer = await intents.create(form({ ...rain, key }), shop)
    assert.deepEqual(answer, { ok: false, message: 'Failed to save video data to the database' })
    assert.deepEqual(await shop.videos.all(), [])
  })
}

const refused = (what: string) => ({
  ok: false,
  message: `Failed to save video data to the database. You saved this video before, and someone ${what} it. Save again to add another video.`,
  errors: {},
})

test('a save repeated after others changed or deleted the video is refused, and a new key adds another', async (t) => {
  const { shop, rain } = await shopWithClip(t)
  const save = (key: string) => intents.create(form({ ...rain, key }), shop)
  await save(KEY)
  const [video] = await shop.videos.all()
  shop.system.advance(10)
  await intents.update(form({ ...rain, title: 'Rain', id: video!.id, ...seenFields(videoTexts(video!)) }), shop)
  assert.deepEqual(await save(KEY), refused('changed'))
  await shop.videos.remove(video!.id)
  assert.deepEqual(await save(KEY), refused('deleted'))
  assert.equal((await save(KEY.toUpperCase())).ok, true)
})

test(`§5 ${REFUSED}: by a crafted request, too`, async (t) => {
  const { shop, rain, edit } = await shopWithRain(t)
  const faults: Record<string, string>[] = [
    { title: '' },
    { title: 'x'.repeat(101) },
    { description: 'spark '.repeat(151) },
    { videoUrl: '' },
    { videoUrl: 'javascript:alert(1)' },
  ]
  for (const changes of faults) {
    assert.deepEqual(await intents.create(form({ ...rain, ...changes }), shop), { ok: false, message: REFUSED })
    assert.deepEqual(await edit(changes), { ok: false, message: REFUSED })
  }
  assert.equal((await shop.videos.all()).length, 1)
})

test('§5 Video url required (upload finished): a video that the shop does not have is not saved', async (t) => {
  const { shop, rain, edit } = await shopWithRain(t)
  const message = 'Failed to save video data to the database. The video file is no longer there. Upload it again.'
  for (const videoUrl of [
    'https://elsewhere.example/upload/a.mp4',
    '/ordernow',
    '/media/video/upload/0123456789abcdef0123456789abcdef.mp4',
  ]) {
    assert.deepEqual(await intents.create(form({ ...rain, videoUrl }), shop), { ok: false, message })
    assert.deepEqual(await edit({ videoUrl }), { ok: false, message })
  }
  assert.deepEqual(
    (await shop.videos.all()).map(({ videoUrl }) => videoUrl),
    [rain.videoUrl],
  )
})

test('§8 an edit: Video updated successfully!', async (t) => {
  const { shop, edit } = await shopWithRain(t)
  assert.deepEqual(await edit({ title: 'மழை', description: '' }), { ok: true, message: 'Video updated successfully!' })
  const [video] = await shop.videos.all()
  assert.equal(video?.title, 'மழை')
  assert.equal(video?.description, undefined)
  assert.ok(video?.updatedAt)
})

test('an edit of a video changed or deleted in between is not written, and reported', async (t) => {
  const { shop, video, edit } = await shopWithRain(t)
  await edit({ title: 'Rain' })
  const changed = await edit({ title: 'Sun' })
  assert.deepEqual(changed, {
    ok: false,
    message: 'Someone else has changed Video Title too. Choose “Use theirs” or “Keep mine”, then save.',
    errors: {},
    others: videoTexts({ ...video, title: 'Rain' }),
  })
  assert.equal((await edit({ description: 'Loud' })).ok, true)
  assert.equal((await shop.videos.find(video.id))?.title, 'Rain', 'what one alone has changed is merged')
  assert.equal((await shop.videos.find(video.id))?.title, 'Rain')
  await shop.videos.remove(video.id)
  const gone = await edit({ title: 'Sun' })
  assert.deepEqual(gone, {
    ok: false,
    message: 'Failed to save video data to the database. Someone deleted this video.',
  })
})

test('a video that came from elsewhere keeps its address when its words are edited', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const videoUrl = 'https://media.example/video/upload/a.mp4'
  const video = await shop.videos.create({ ...words, videoUrl })
  const edit = { ...words, title: 'Rain', videoUrl, id: video.id, ...seenFields(videoTexts(video)) }
  assert.equal((await intents.update(form(edit), shop)).ok, true)
})

test('§8 a delete: Video deleted successfully!, also when its first answer was lost', async (t) => {
  const { shop, video } = await shopWithRain(t)
  const deleted = { ok: true, message: 'Video deleted successfully!' }
  assert.deepEqual(await intents.remove(form({ id: video.id }), shop), deleted)
  assert.deepEqual(await shop.videos.all(), [])
  assert.deepEqual(await intents.remove(form({ id: video.id }), shop), deleted)
})
