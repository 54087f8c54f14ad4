import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/databases.ts'
import { openTestShop } from '#test/open-test-shop.ts'

const rain = { title: 'Colour Rain at night', description: 'Thirty shots', videoUrl: '/media/video/upload/rain.mp4' }

onEachDatabase('§7 videos come newest first, and are edited and removed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const first = await shop.videos.create(rain)
  shop.world.advance(10)
  const second = await shop.videos.create({ title: 'சக்கரம்', videoUrl: '/media/video/upload/chakkar.mp4' })
  assert.deepEqual(await shop.videos.all(), [second, first])
  assert.equal('description' in second, false)

  const edited = await shop.videos.edit(first.id, { ...rain, title: 'Rain' })
  assert.deepEqual(edited, { ...first, title: 'Rain', updatedAt: '2026-10-28T06:30:10.000Z' })
  assert.equal(await shop.videos.remove(second.id), true)
  assert.equal(await shop.videos.remove(second.id), false)
  assert.equal(await shop.videos.edit(second.id, rain), undefined)
  assert.deepEqual(await shop.videos.all(), [edited])
})
