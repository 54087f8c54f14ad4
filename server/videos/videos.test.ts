import assert from 'node:assert/strict'
import { videoTexts } from '#domain/video.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { NOON, openTestShop, testSystem } from '#test/shop/open-test-shop.ts'
import type { EditedVideo } from './videos.ts'

const KEY = 'k3y-of-one-attempt'
const rain = { title: 'Colour Rain at night', description: 'Thirty shots', videoUrl: '/media/video/upload/rain.mp4' }

onEachDatabase('§7 videos come newest first, and are edited and removed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const first = await shop.videos.create(rain)
  shop.system.advance(10)
  const second = await shop.videos.create({ title: 'சக்கரம்', videoUrl: '/media/video/upload/chakkar.mp4' })
  assert.deepEqual(await shop.videos.all(), [second, first])
  assert.equal('description' in second, false)

  const edited = await shop.videos.edit(first.id, { ...rain, title: 'Rain' }, videoTexts(first))
  const video = { ...first, title: 'Rain', updatedAt: '2026-10-28T06:30:10.000Z' }
  assert.deepEqual(edited, { outcome: 'edited', video })
  assert.deepEqual(await shop.videos.find(first.id), video)
  assert.equal(await shop.videos.remove(second.id), true)
  assert.equal(await shop.videos.remove(second.id), false)
  assert.deepEqual(await shop.videos.edit(second.id, rain, videoTexts(second)), { outcome: 'gone' })
  assert.equal(await shop.videos.find(second.id), undefined)
  assert.deepEqual(await shop.videos.all(), [video])
})

const saved = async (saving: Promise<EditedVideo>) => {
  const { outcome, ...rest } = await saving
  assert.equal(outcome, 'edited')
  return 'video' in rest ? rest.video : assert.fail()
}

onEachDatabase('a save repeated after a lost answer makes one video, also when all arrive at once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const saves = await Promise.all(Array.from({ length: 8 }, () => saved(shop.videos.save(rain, KEY))))
  shop.system.advance(10)
  saves.push(await saved(shop.videos.save(rain, KEY)))
  for (const one of saves) assert.deepEqual(one, saves[0], 'a repeat is no change')
  assert.equal((await shop.videos.all()).length, 1)

  const mended = await saved(shop.videos.save({ ...rain, title: 'Rain' }, KEY))
  assert.deepEqual(mended, { ...saves[0], title: 'Rain', updatedAt: '2026-10-28T06:30:10.000Z' })
  assert.deepEqual(await shop.videos.all(), [mended], 'what was typed last counts')
  shop.system.advance(10)
  const withoutWords = await saved(shop.videos.save({ title: 'Rain', videoUrl: rain.videoUrl }, KEY))
  assert.equal(withoutWords.description, undefined)
})

onEachDatabase('a save repeated after a lost answer does not undo others’ changes', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const made = await saved(shop.videos.save(rain, KEY))
  shop.system.advance(10)
  const theirs = await saved(shop.videos.edit(made.id, { ...rain, title: 'மழை' }, videoTexts(made)))
  shop.system.advance(10)
  for (const draft of [rain, { ...rain, title: 'Rain' }]) {
    assert.deepEqual(await shop.videos.save(draft, KEY), { outcome: 'changed', video: theirs })
  }
  assert.deepEqual(await shop.videos.all(), [theirs])
  await shop.videos.remove(made.id)
  assert.deepEqual(await shop.videos.save(rain, KEY), { outcome: 'gone' })
  assert.deepEqual(await shop.videos.all(), [])
})

onEachDatabase('a repeat in other words counts, though the clock goes on while the first is saved', async (kind, t) => {
  let ticks = 0
  const system = testSystem({ now: () => new Date(NOON.getTime() + (ticks += 1)) })
  const shop = await openTestShop(t, kind, { system })
  const made = await saved(shop.videos.save(rain, KEY))
  const mended = await saved(shop.videos.save({ ...rain, title: 'Mended' }, KEY))
  assert.deepEqual([mended.id, mended.title], [made.id, 'Mended'])
  assert.equal((await shop.videos.all()).length, 1)
})

onEachDatabase('the control: saves under different keys make a video each', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await Promise.all(Array.from({ length: 8 }, () => shop.videos.create(rain)))
  assert.equal((await shop.videos.all()).length, 8)
})

onEachDatabase(
  'of two people who edit the same video, the second gets a conflict instead of overwriting',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const made = await shop.videos.create(rain)
    const seen = videoTexts(made)
    shop.system.advance(10)
    const titles = ['Rain', 'மழை']
    const edits = await Promise.all(titles.map((title) => shop.videos.edit(made.id, { ...rain, title }, seen)))
    assert.deepEqual(edits.map(({ outcome }) => outcome).toSorted(), ['changed', 'edited'])
    const [kept] = await shop.videos.all()
    assert.equal(kept?.title, titles[edits.findIndex(({ outcome }) => outcome === 'edited')])
    for (const edit of edits) assert.deepEqual('video' in edit && edit.video, kept, 'both see what is there now')
    assert.deepEqual(
      edits.flatMap(({ conflicts = [] }) => conflicts),
      ['title'],
    )

    const again = { title: kept?.title ?? '', description: 'Thirty shots', videoUrl: rain.videoUrl }
    assert.equal((await shop.videos.edit(made.id, again, seen)).outcome, 'edited', 'the same edit again is no conflict')
  },
)

onEachDatabase('every change of the videos is published to open pages, and nothing else is', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const heard: string[] = []
  shop.live.subscribe(({ topic }) => heard.push(topic))
  const video = await shop.videos.create(rain)
  await shop.videos.edit(video.id, { ...rain, title: 'Rain' }, videoTexts(video))
  await shop.videos.edit(video.id, { ...rain, title: 'Sun' }, videoTexts(video))
  await shop.videos.edit('nobody', rain, videoTexts(video))
  await shop.videos.remove(video.id)
  await shop.videos.remove(video.id)
  assert.deepEqual(heard, ['videos', 'videos', 'videos'])
})
