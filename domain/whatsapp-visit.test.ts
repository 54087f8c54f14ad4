import assert from 'node:assert/strict'
import test from 'node:test'
import { cameFromWhatsApp } from './whatsapp-visit.ts'

const android = 'Mozilla/5.0 (Linux; Android 13; M2006C3LI) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const direct = { search: '', referrer: '', userAgent: android }

test('§4 came from WhatsApp: query from=whatsapp', () => {
  for (const search of ['?from=whatsapp', '?category=Wala&from=whatsapp', '?from=WhatsApp&x=1']) {
    assert.ok(cameFromWhatsApp({ ...direct, search }), search)
  }
  for (const search of ['', '?from=whatsappx', '?xfrom=whatsapp', '?from=sms', '?q=from=whatsapp1']) {
    assert.ok(!cameFromWhatsApp({ ...direct, search }), search)
  }
})

test('§4 came from WhatsApp: referrer containing WhatsApp hosts', () => {
  for (const referrer of [
    'https://web.whatsapp.com/',
    'https://api.whatsapp.com/send?phone=1',
    'https://whatsapp.com',
    'https://wa.me/915555501999',
    'https://l.wl.co/l?u=x',
    'android-app://com.whatsapp/',
    'HTTPS://WEB.WHATSAPP.COM/',
  ]) {
    assert.ok(cameFromWhatsApp({ ...direct, referrer }), referrer)
  }
  for (const referrer of [
    '',
    'https://notwhatsapp.com/',
    'https://shop.example/?u=wa.me',
    'https://wa.me.evil.example/',
    'wa.me',
  ]) {
    assert.ok(!cameFromWhatsApp({ ...direct, referrer }), referrer)
  }
})

test('§4 came from WhatsApp: a WhatsApp user agent', () => {
  assert.ok(cameFromWhatsApp({ ...direct, userAgent: `${android} WhatsApp/2.24.13` }))
  for (const userAgent of [android, iphone, laptop]) assert.ok(!cameFromWhatsApp({ ...direct, userAgent }))
})
