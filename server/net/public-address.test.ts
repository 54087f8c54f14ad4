import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { isPublicAddress } from './public-address.ts'

suite('an address is public', () => {
  for (const address of [
    '8.8.8.8',
    '104.16.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '223.255.255.1',
    '2606:4700::1',
    '2a00::1',
  ])
    test(address, () => assert.equal(isPublicAddress(address), true))
})

suite('an address is not public', () => {
  const all =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 198.18.0.1 ' +
    '224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::7f00:1 fe80::1 fe80::1%eth0 fc00::1 fd12::1 ' +
    'ff02::1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1 localhost 2130706433 0x7f000001 127.1'
  for (const address of [...all.split(' '), '']) test(address, () => assert.equal(isPublicAddress(address), false))
})
