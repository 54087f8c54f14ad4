import assert from 'node:assert/strict'
import test from 'node:test'
import { rebase } from '#domain/three-way.ts'
import { readShopSettings, settingsJson } from '#domain/settings/settings-json.ts'
import { type Chapter, chapters, demoSettings, type ShopSettings } from '#domain/settings/shop-settings.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { draftOf, hasDraft, settingsPartLabels, settingsParts, settingsStore, touchedFields } from './settings-draft.ts'
import { fieldsOf, rowsText, tamilInput, textsOf, valuesOf, withCell } from './settings-texts.ts'

const full: ShopSettings = {
  ...demoSettings,
  tamilName: 'ஸ்ரீ விநாயகா',
  otherPhones: ['+91 55555 01998', '04562 555555'],
  minimumByState: [{ state: 'Kerala', minimumPaise: 3000_50 }],
  packing: { unit: 'rupees', amount: 150 },
  blockedStates: ['Delhi', 'Goa'],
  dispatchPromises: [
    { bookedUntil: '2026-10-20', promise: 'Sent by 1 November', tamilPromise: 'நவம்பர் 1க்குள் அனுப்புகிறோம்' },
    { bookedUntil: '2026-10-30', promise: 'Sent by 5 November' },
  ],
  policies: { privacy: ['# Who we are', 'A shop.'] },
  tamilPolicies: { privacy: ['# நாங்கள்', 'ஒரு கடை.'] },
  tamilSafetyCard: ['அருகில் தண்ணீர் வைக்கவும்.'],
  posters: ['', '/media/image/upload/a.png', '', '', ''],
}

test('each chapter’s form is read back unchanged', () => {
  for (const chapter of Object.keys(chapters) as Chapter[]) {
    const texts = textsOf(chapter, settingsJson(full))
    const read = readShopSettings({ ...settingsJson(full), ...valuesOf(fieldsOf(chapter), texts) })
    assert.deepEqual(read, { settings: full }, chapter)
  }
})

const json = settingsJson(full)
const edited = (changes: Record<string, string>) => {
  const draft = draftOf('ordering', json)
  return { ...draft, texts: { ...draft.texts, ...changes } }
}

const upToDate = ({ texts, seen }: ReturnType<typeof edited>, now: Record<string, string>) =>
  rebase<Record<string, string>, string>(settingsParts('ordering'), { seen, edited: texts, now })

test('an untouched field follows others’ saves, a touched one stays with its earlier shown value', () => {
  const draft = edited({ minimumOrder: '2,500', 'packing.amount': '200' })
  assert.deepEqual(touchedFields('ordering', draft), ['minimumOrder', 'packing'])
  const now = textsOf('ordering', {
    ...json,
    minimumOrder: 4000,
    roundOff: true,
    packing: { unit: 'percent', amount: 3 },
  })
  const { edited: texts, seen } = upToDate(draft, now)
  assert.deepEqual([texts.minimumOrder, seen.minimumOrder], ['2,500', '2000'])
  assert.deepEqual([texts['packing.unit'], texts['packing.amount'], seen['packing.amount']], ['rupees', '200', '150'])
  assert.deepEqual([texts.roundOff, seen.roundOff], ['on', 'on'])
})

test('a setting that both changed is a conflict, under its label', () => {
  const draft = edited({ minimumOrder: '2,500' })
  const { conflicts } = upToDate(draft, textsOf('ordering', { ...json, minimumOrder: 4000 }))
  assert.deepEqual(conflicts, ['minimumOrder'])
  assert.equal(settingsPartLabels('ordering').minimumOrder, 'Minimum order')
})

test('a Tamil text that is typed and removed leaves its row as it was', () => {
  const row = { bookedUntil: '2026-10-30', promise: 'Sent by 5 November' }
  const typed = withCell(row, 'tamilPromise', 'விரைவில்', true)
  assert.deepEqual(typed, { ...row, tamilPromise: 'விரைவில்' })
  assert.deepEqual(withCell(typed, 'tamilPromise', '', true), row)
  assert.deepEqual(withCell(row, 'promise', ''), { ...row, promise: '' })
})

test('a translated input names its Tamil one', () => {
  assert.deepEqual(['tagline', 'policies.terms', 'phone', 'tamilName'].map(tamilInput), [
    'tamilTagline',
    'tamilPolicies.terms',
    undefined,
    undefined,
  ])
})

test('when both have the same value there is nothing to save', () => {
  const draft = edited({ minimumOrder: '2500' })
  const followed = upToDate(draft, textsOf('ordering', { ...json, minimumOrder: 2500 }))
  assert.deepEqual(touchedFields('ordering', { ...draft, seen: followed.seen, texts: followed.edited }), [])
})

test('a draft comes back after a reload; a broken one is the saved state', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as WebStorage
  const { texts } = draftOf('ordering', json)
  const store = settingsStore('ordering', texts, () => storage)
  const draft = { ...edited({ minimumByState: rowsText([{ state: '', minimum: '' }]) }), key: 'key-1' }
  store.save(draft)
  assert.deepEqual(store.load(), draft)
  assert.deepEqual([hasDraft('ordering', () => storage), hasDraft('shop', () => storage)], [true, false])
  items.set('settings-draft:ordering', JSON.stringify({ texts: { minimumOrder: 7 }, seen: 'none' }))
  assert.deepEqual(store.load(), draftOf('ordering', json))
})
