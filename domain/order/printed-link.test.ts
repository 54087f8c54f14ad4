import assert from 'node:assert/strict'
import test from 'node:test'
import { isPublicOrigin } from './printed-link.ts'

test('an address of the internet is public; this computer and the shop’s own network are not', () => {
  for (const origin of ['https://crackers.in', 'http://shop.test:8080', 'http://203.0.113.7', 'https://172.32.0.1'])
    assert.equal(isPublicOrigin(origin), true, origin)
  for (const origin of ['http://[2001:db8::1]:3000', 'https://100.128.0.1', 'https://10.shop.example'])
    assert.equal(isPublicOrigin(origin), true, origin)
  for (const host of [
    'localhost:3000',
    'shop.localhost',
    'billing-pc:3000',
    'billing-pc.local',
    '127.0.0.1:3000',
    '10.0.0.4',
    '192.168.1.20:3000',
    '172.16.0.9',
    '172.31.255.1',
    '169.254.1.1',
    '100.101.102.103',
    '[::1]:3000',
    '[fd00::4]',
    '[fe80::1]',
  ])
    assert.equal(isPublicOrigin(`http://${host}`), false, host)
  assert.equal(isPublicOrigin(''), false)
})
