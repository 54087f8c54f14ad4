import assert from 'node:assert/strict'
import test from 'node:test'
import { isPushService, readSubscription } from './push-subscription.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

test('the shop calls the push services of browsers', () => {
  const endpoints = [
    'https://fcm.googleapis.com/fcm/send/cX1:APA91',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
    'https://web.push.apple.com/QAbc',
  ]
  for (const endpoint of endpoints) assert.ok(isPushService(endpoint), endpoint)
})

test('the shop calls no other address, however it is written', () => {
  const endpoints = [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com\\@127.0.0.1/x',
    'https://fcm.googleapis.com?@127.0.0.1/x',
    'https://fcm.googleapis.com/a\nb',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilfcm.googleapis.com/x',
    'https://notify.windows.com.evil.test/x',
    'https://push.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ]
  for (const endpoint of endpoints) assert.ok(!isPushService(endpoint), endpoint)
})

test('a subscription is read as a browser writes it', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const json = JSON.stringify({ endpoint, expirationTime: null, keys })
  assert.deepEqual(readSubscription(json), { endpoint, ...keys })
})

test('anything else is no subscription', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const wrong = [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ endpoint }),
    JSON.stringify({ endpoint, keys: { ...keys, auth: 'short' } }),
    JSON.stringify({ endpoint, keys: { ...keys, p256dh: `${'B'.repeat(86)}!` } }),
    JSON.stringify({ endpoint: 'https://127.0.0.1/x', keys }),
    JSON.stringify({ endpoint: endpoint + 'x'.repeat(1_000), keys }),
    { endpoint, keys },
  ]
  for (const json of wrong) assert.equal(readSubscription(json), undefined, String(json))
})
