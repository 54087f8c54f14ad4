import assert from 'node:assert/strict'
import test from 'node:test'
import { settingsIn } from './settings-in.ts'
import { demoSettings, type SettingsField, settingsFields, type ShopSettings } from './shop-settings.ts'
import { inTamil, isTranslated, type TamilField, translatedFields } from './translated.ts'

/** Each text differs from every other. */
const english = {
  tagline: 'Louder',
  address: '7, Car Street, Sattur, Tamil Nadu 626203',
  place: 'Sattur',
  openingHours: '9 am to 9 pm',
  closedSentence: 'Back on Monday.',
  blockedSentence: 'Ask your dealer.',
  bookingSentence: 'Opens soon.',
  burstingHours: '6 am to 7 am',
  safetyCard: ['Keep water near.'],
  bannerLines: ['Green crackers'],
  heroTitle: 'Deepavali begins here',
  heroText: 'Packed tomorrow.',
  legalNotice: 'By phone only.',
  aboutText: ['A shop.', 'Ours.'],
  whatsNext: ['We call you.'],
  policies: { terms: ['No returns.'], delivery: ['By lorry.'] },
} as const

const tamil = {
  tamilTagline: 'சத்தமாக',
  tamilAddress: '7, தேர் வீதி, சாத்தூர் 626203',
  tamilPlace: 'சாத்தூர்',
  tamilOpeningHours: 'காலை 9 முதல் இரவு 9 வரை',
  tamilClosedSentence: 'திங்கள் அன்று திறக்கிறோம்.',
  tamilBlockedSentence: 'உங்கள் ஊர்க் கடையைக் கேட்கவும்.',
  tamilBookingSentence: 'விரைவில் தொடங்கும்.',
  tamilBurstingHours: 'காலை 6 முதல் 7 வரை',
  tamilSafetyCard: ['அருகில் தண்ணீர் வைக்கவும்.'],
  tamilBannerLines: ['பசுமைப் பட்டாசுகள்'],
  tamilHeroTitle: 'தீபாவளி இங்கே தொடங்குகிறது',
  tamilHeroText: 'நாளை பேக் செய்கிறோம்.',
  tamilLegalNotice: 'தொலைபேசியில் மட்டும்.',
  tamilAboutText: ['ஒரு கடை.'],
  tamilWhatsNext: ['உங்களை அழைக்கிறோம்.'],
  tamilPolicies: { terms: ['திரும்பப் பெறுவதில்லை.'] },
} as const satisfies Record<TamilField, unknown>

const none = Object.fromEntries(translatedFields.map((field) => [inTamil(field), demoEmpty(field)]))
const own = { ...demoSettings, ...none, ...english } as unknown as ShopSettings
const both = { ...own, ...tamil } as unknown as ShopSettings

function demoEmpty(field: (typeof translatedFields)[number]) {
  const value = demoSettings[field]
  return typeof value === 'string' ? '' : Array.isArray(value) ? [] : {}
}

for (const field of translatedFields.filter((name) => name !== 'policies')) {
  test(`${field} is in the language of the reader`, () => {
    assert.deepEqual(settingsIn('en', both)[field], english[field])
    assert.deepEqual(settingsIn('ta', both)[field], tamil[inTamil(field)])
  })

  test(`${field} without Tamil is ${field === 'place' ? 'left out on Tamil pages' : 'the owner’s English, or empty for the usual text'}`, () => {
    assert.deepEqual(settingsIn('ta', own)[field], field === 'place' ? '' : english[field])
    const usual = { ...own, [field]: demoEmpty(field) }
    assert.deepEqual(settingsIn('ta', usual)[field], demoEmpty(field))
  })

  test(`${field} in Tamil alone leaves English pages with the usual text`, () => {
    assert.deepEqual(settingsIn('en', { ...both, [field]: demoEmpty(field) })[field], demoEmpty(field))
  })
}

test('each policy is in the language of the reader', () => {
  assert.deepEqual(settingsIn('en', both).policies, english.policies)
  assert.deepEqual(settingsIn('ta', both).policies, { ...english.policies, terms: tamil.tamilPolicies.terms })
  assert.deepEqual(settingsIn('ta', own).policies, english.policies)
})

test('each promise of dispatch is in the language of the reader', () => {
  const dispatchPromises = [
    { bookedUntil: '2026-10-01', promise: 'Within a week', tamilPromise: 'ஒரு வாரத்தில்' },
    { bookedUntil: '2026-10-20', promise: 'By 1 November' },
  ]
  const [first, second] = dispatchPromises.map(({ bookedUntil, promise }) => ({ bookedUntil, promise }))
  assert.deepEqual(settingsIn('en', { ...own, dispatchPromises }).dispatchPromises, [first, second])
  const inTamilToo = [{ ...first, promise: 'ஒரு வாரத்தில்' }, second]
  assert.deepEqual(settingsIn('ta', { ...own, dispatchPromises }).dispatchPromises, inTamilToo)
})

function names(language: 'en' | 'ta', settings: ShopSettings) {
  const { name, otherName, payeeName } = settingsIn(language, settings)
  return [name, otherName, payeeName]
}

test('Tamil pages have the Tamil name first, and payment apps the English one', () => {
  const named = { ...own, name: 'Murugan', tamilName: 'முருகன்' }
  assert.deepEqual(names('en', named), ['Murugan', 'முருகன்', ''])
  assert.deepEqual(names('ta', named), ['முருகன்', 'Murugan', 'Murugan'])
  assert.deepEqual(names('ta', { ...named, payeeName: 'M. Kannan' }), ['முருகன்', 'Murugan', 'M. Kannan'])
  assert.deepEqual(names('ta', own), [own.name, '', ''])
})

test('a reader gets the texts of one language, and all other settings as they are', () => {
  const other = Object.keys(settingsFields).filter((name) => !name.startsWith('tamil') && !isTranslated(name))
  for (const language of ['en', 'ta'] as const) {
    const shown: Record<string, unknown> = settingsIn(language, both)
    assert.deepEqual(
      Object.keys(shown).filter((name) => name.startsWith('tamil')),
      [],
    )
    const stored: Record<string, unknown> = both
    for (const name of other.filter((each) => each in both)) assert.deepEqual(shown[name], stored[name], name)
  }
})

/** Texts that both languages share. */
const shared: readonly SettingsField[] = [
  ...(['name', 'tamilName', 'payeeName', 'bank', 'licenceNumber', 'gstin', 'upiId'] as const),
  ...(['phone', 'otherPhones', 'email', 'website', 'whatsappNumber', 'social', 'mapLink'] as const),
  ...(['logo', 'heroPicture', 'posters', 'blockedStates', 'blockedPincodes'] as const),
  ...(['bookingOpens', 'bookingCloses', 'packing', 'minimumByState', 'budgetRules'] as const),
  // With both languages in one value.
  ...(['dispatchPromises', 'messages'] as const),
]

test('each setting is translated, or a number, a switch or a text that both languages share', () => {
  const tamilFields: readonly string[] = translatedFields.map((field) => inTamil(field))
  const texts = (Object.keys(settingsFields) as SettingsField[]).filter((name) => {
    if (isTranslated(name) || tamilFields.includes(name)) return false
    return name !== 'minimumOrder' && !['number', 'boolean'].includes(typeof demoSettings[name])
  })
  assert.deepEqual(texts.toSorted(), shared.toSorted())
})
