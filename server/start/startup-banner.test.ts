import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import test from 'node:test'
import { demoSettings as settings } from '#domain/settings/shop-settings.ts'
import { startupBanner } from './startup-banner.ts'

function config(publicUrl?: string, proxy?: string) {
  const trustedProxies = new BlockList()
  if (proxy) trustedProxies.addAddress(proxy)
  return { publicUrl, trustedProxies }
}

test('the first start prints the shop’s address, the sign-in page, the e-mail and the password', () => {
  const told = startupBanner(config(), 3000, {
    settings,
    firstAdmin: { email: 'owner@shop.test', password: 'abcde-fghjk' },
  })
  for (const part of [
    'http://localhost:3000/ordernow',
    'http://localhost:3000/vinayagaadmin',
    'owner@shop.test',
    'abcde-fghjk',
  ])
    assert.ok(told.includes(part), part)
})

test('a later start, or a password from the settings, prints no password', () => {
  assert.doesNotMatch(startupBanner(config(), 3000, { settings }), /E-mail|Password/)
  assert.doesNotMatch(startupBanner(config(), 3000, { settings, firstAdmin: { email: 'owner@shop.test' } }), /Password/)
})

test('behind a public address it prints that address', () => {
  assert.match(
    startupBanner(config('https://shop.example', '127.0.0.1'), 3000, { settings }),
    /https:\/\/shop\.example\/ordernow/,
  )
})

test('an https address without a trusted proxy prints a warning with the setting', () => {
  const told = startupBanner(config('https://shop.example'), 3000, { settings })
  assert.match(told, /PUBLIC_URL is https.*TRUSTED_PROXIES names none/)
  for (const innocent of [config('https://shop.example', '127.0.0.1'), config('http://shop.example'), config()])
    assert.doesNotMatch(startupBanner(innocent, 3000, { settings }), /TRUSTED_PROXIES/)
})
