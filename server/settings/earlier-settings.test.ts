import assert from 'node:assert/strict'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { ownIdentity } from '#test/fixtures/sample-data.ts'
import { newKey, NOON, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'

const by = () => ({ key: newKey(), who: 'owner@shop.test' })

function edit({ settings }: TestShop, edited: Record<string, unknown>) {
  return { edited, seen: settingsJson(settings) }
}

onEachDatabase('a shop of a version without Tamil texts opens with them empty, and takes new ones', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  const first = await openTestShop(t, kind, { place })
  const saved = {
    ...ownIdentity,
    tagline: 'Louder',
    dispatchPromises: [{ bookedUntil: '2026-11-30', promise: 'Soon' }],
  }
  await first.settingsVersions.save(edit(first, saved), by())
  await first.close()
  const { db, close } = await openDatabase(place, () => NOON)
  const rows = await db.selectFrom('settings_versions').select(['version', 'contents']).execute()
  for (const { version, contents } of rows) {
    const older = Object.entries(JSON.parse(contents) as object).filter(([name]) => !/^tamil(?!Name)/.test(name))
    await db
      .updateTable('settings_versions')
      .set({ contents: JSON.stringify(Object.fromEntries(older)) })
      .where('version', '=', version)
      .execute()
  }
  await close()

  const shop = await openTestShop(t, kind, { place })
  const { tagline, tamilTagline, tamilLegalNotice, dispatchPromises } = shop.settings
  assert.deepEqual([tagline, tamilTagline, tamilLegalNotice], ['Louder', '', ''])
  assert.deepEqual(dispatchPromises, saved.dispatchPromises)
  const written = await shop.settingsVersions.save(edit(shop, { tamilTagline: 'சத்தமாக' }), by())
  assert.deepEqual(written.outcome === 'saved' && written.changed, ['tamilTagline'])
  const [, before] = await shop.settingsVersions.versions(9)
  assert.equal(before?.settings.tamilTagline, '')
  await shop.settingsVersions.restore({ version: 2, seen: 3, fields: 'all' }, by())
  assert.equal(shop.settings.tamilTagline, '')
})
