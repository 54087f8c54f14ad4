import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { privacyText } from './privacy-text.ts'
import { settingsIn } from '../settings/settings-in.ts'

const textOf = (change: Partial<typeof demoSettings>) =>
  privacyText(settingsIn('en', { ...demoSettings, ...change })).join('\n')

test('the privacy page names the data, its use, its readers, its time and a contact', () => {
  const text = textOf({})
  for (const heading of ['What do we keep?', 'What for?', 'Who sees it?', 'For how long?', 'Your rights'])
    assert.match(text, new RegExp(`^# ${RegExp.escape(heading)}$`, 'm'))
  assert.match(text, /Digital Personal Data Protection Act, 2023/)
  assert.ok(text.includes(demoSettings.phone) && text.includes(demoSettings.email))
})

test('the privacy page names the retention of the settings, or that there is none', () => {
  for (const [keepCustomersMonths, time] of [
    [12, '1 year'],
    [24, '2 years'],
    [18, '18 months'],
  ] as const)
    assert.ok(textOf({ keepCustomersMonths }).includes(`for ${time} after the order`), time)
  assert.match(textOf({ keepCustomersMonths: 0 }), /until you ask us to delete it/)
})

test('a shop that takes enquiries speaks of enquiries, and keeps its address', () => {
  const text = textOf({ callItEnquiry: true, email: 'orders@shop.example' })
  assert.match(text, /When you send an enquiry/)
  assert.match(text, /write to orders@shop\.example,/)
  assert.doesNotMatch(text.replace('orders@shop.example', ''), /\border/i)
})
