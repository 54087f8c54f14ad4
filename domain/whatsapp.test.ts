import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { wellFormed } from './plain-text.ts'
import { MESSAGE_MAX, platformOf, whatsappLink } from './whatsapp.ts'

const android = 'Mozilla/5.0 (Linux; Android 13; M2006C3LI) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const number = '915555501999'
const nasty = 'Order #7 & more; 100% “ok”?\nமுருகன் ஸ்ரீ 🎆👨‍👩‍👧 +1=2 #Intent;scheme=evil;end\'"<>()*!'

test('§7 app scheme on iOS, intent on Android, web link elsewhere', () => {
  assert.equal(platformOf(iphone), 'ios')
  assert.equal(platformOf('Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)'), 'ios')
  assert.equal(platformOf(android), 'android')
  assert.equal(platformOf(laptop), 'web')
  assert.equal(platformOf(''), 'web')
})

test('§7 the link goes to the number of the shop', () => {
  assert.equal(whatsappLink('ios', number, 'Hi'), 'whatsapp://send?phone=915555501999&text=Hi')
  assert.equal(whatsappLink('web', number, 'Hi'), 'https://wa.me/915555501999?text=Hi')
  assert.equal(
    whatsappLink('android', number, 'Hi'),
    'intent://send?phone=915555501999&text=Hi#Intent;scheme=whatsapp;package=com.whatsapp;' +
      'S.browser_fallback_url=https%3A%2F%2Fwa.me%2F915555501999%3Ftext%3DHi;end',
  )
  assert.equal(whatsappLink('web', '+91 55555-01999', 'Hi'), 'https://wa.me/915555501999?text=Hi')
})

/** The text that each platform passes to WhatsApp. */
function received(link: string): { phone: string | null; text: string | null }[] {
  const url = new URL(link)
  if (url.protocol !== 'intent:')
    return [{ phone: url.searchParams.get('phone') ?? url.pathname.slice(1), text: url.searchParams.get('text') }]
  const [address = '', intent = ''] = link.split('#Intent;')
  const extras = intent.split(';')
  assert.equal(extras.length, 4, 'the intent has its three settings and its end')
  assert.equal(extras.at(-1), 'end')
  const fallback = extras[2]?.replace('S.browser_fallback_url=', '') ?? ''
  const sent = new URL(address).searchParams
  return [{ phone: sent.get('phone'), text: sent.get('text') }, ...received(decodeURIComponent(fallback))]
}

for (const platform of ['ios', 'android', 'web'] as const) {
  test(`${platform}: # & ; emoji, line breaks and Tamil arrive as they were written`, () => {
    for (const one of received(whatsappLink(platform, number, nasty)))
      assert.deepEqual(one, { phone: number, text: nasty })
  })

  test(`${platform}: any text arrives as it was written`, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const one of received(whatsappLink(platform, number, text))) assert.equal(one.text, wellFormed(text))
      }),
    )
  })

  test(`${platform}: the link is plain ASCII without quotes, brackets or blanks`, () => {
    assert.match(whatsappLink(platform, number, nasty), /^[\w:/?=&%.~#;-]+$/)
  })
}

test('without a number the sender chooses the chat', () => {
  assert.equal(whatsappLink('web', '', 'Hi'), 'https://wa.me/?text=Hi')
  assert.equal(whatsappLink('ios', '', 'Hi'), 'whatsapp://send?text=Hi')
  assert.match(whatsappLink('android', '', 'Hi'), /^intent:\/\/send\?text=Hi#Intent;/)
})

test('half an emoji makes no link fail', () => {
  assert.equal(whatsappLink('web', number, 'a\uD83Cb'), 'https://wa.me/915555501999?text=ab')
})

test('a text that is too long is cut, with a note', () => {
  const [one] = received(whatsappLink('web', number, 'மு'.repeat(MESSAGE_MAX + 1)))
  assert.ok(one?.text === `${'மு'.repeat(MESSAGE_MAX)}…`)
  assert.equal(received(whatsappLink('web', number, 'x'.repeat(MESSAGE_MAX)))[0]?.text?.length, MESSAGE_MAX)
})
