import assert from 'node:assert/strict'
import test from 'node:test'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { withSettings } from '#test/journeys/journey-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('GET /settings.json has the texts of the language of its address, and nothing that pages do not have', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await withSettings(shop, { tamilName: 'முருகன் பட்டாசு', messages: { 'confirmed-en': 'Dear {name}' } })
  const read = async (path: string) => (await (await send(path)).json()) as PublicSettings
  const [english, tamil] = [await read('/settings.json'), await read('/ta/settings.json')]
  const { name } = shop.settings
  assert.deepEqual([english.name, english.otherName], [name, 'முருகன் பட்டாசு'])
  assert.deepEqual([tamil.name, tamil.otherName], ['முருகன் பட்டாசு', name])
  assert.deepEqual(
    ['bank', 'messages', 'policies'].filter((field) => field in tamil),
    [],
  )
})
