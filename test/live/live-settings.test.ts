import assert from 'node:assert/strict'
import test from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { openSharedLive, type ShareLive } from '#server/live/shared-live.ts'
import { preparedPlace } from '../database/databases.ts'
import { newKey, openTestShop } from '../shop/open-test-shop.ts'
import { openTestWeb } from '../shop/open-test-web.ts'
import { openPost } from './live-processes.ts'

const NEVER_MS = 1_000_000

test('a page that hears of other settings from one process reads them from another that has not heard', async (t) => {
  const place = await preparedPlace('postgres', t)
  const post = openPost()
  const shareLive: ShareLive = (needs) =>
    openSharedLive({ ...needs, compareMs: NEVER_MS, openRelay: async ({ receive }) => post.join(receive) })
  const saving = await openTestShop(t, 'postgres', { place, shareLive })
  const { send, shop } = await openTestWeb(t, 'postgres', { place, shareLive })
  for (const [path, tagline] of [
    ['/_.data', 'Louder'],
    ['/about.data', 'Brighter'],
    ['/ordernow.data', 'Higher'],
  ] as const) {
    const seen = settingsJson(saving.settings)
    await saving.settingsVersions.save({ edited: { tagline }, seen }, { key: newKey(), who: 'owner@shop.test' })
    assert.notEqual(shop.settings.tagline, tagline)
    assert.ok((await (await send(path)).text()).includes(tagline), path)
  }
})
