import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { Language } from '#domain/language.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { ownSettings } from '#test/fixtures/own-settings.ts'
import { lakshmi, posterGoods } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import type { Bill } from '#web/admin/orders/bill/route.ts'

const picture = (name: string) => `/media/image/upload/${name}.png`
const posters = ['', picture('poster'), '', '', '']
const pictures = { logo: picture('logo'), heroPicture: picture('hero'), posters }

async function openShop(t: TestContext, json: object) {
  const web = await openTestWeb(t)
  const { shop } = web
  const products = await stockUp(shop, posterGoods)
  const edit = { edited: json, seen: settingsJson(shop.settings) }
  const saved = await shop.settingsVersions.save(edit, { key: newKey(), who: 'owner@shop.test' })
  assert.equal(saved.outcome, Object.keys(json).length === 0 ? 'same' : 'saved')
  return { ...web, products }
}

async function openPages(t: TestContext, json: object) {
  const { send } = await openShop(t, json)
  // React separates texts by comments.
  return async (path: string) => (await (await send(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

function includesAll(html: string, texts: readonly string[], where: string) {
  for (const text of texts) assert.ok(html.includes(text), `${where} lacks ${text}`)
}

test('the landing page has the shop’s own title, text, banner, pictures and introduction', async (t) => {
  const read = await openPages(t, { ...ownSettings, ...pictures })
  const html = await read('/')
  includesAll(
    html,
    [
      '<h1>Deepavali begins in Sattur</h1>',
      '<p class="hero-other-name strong" lang="ta">முருகன் பட்டாசு கடை</p>',
      '<p class="hero-tagline large">Ordered today, packed tomorrow.</p>',
      '<span>Green crackers alone</span><span lang="ta">தீபாவளி சலுகை</span>',
      'src="/media/image/upload/w_1280,f_webp/hero.png"',
      'src="/media/image/upload/w_320,f_webp/logo.png"',
      'src="/media/image/upload/w_160,f_webp/logo.png"',
      'src="/media/image/upload/w_640,f_jpg/poster.png"',
      'My grandfather sold sparklers from a cart.',
    ],
    '/',
  )
  for (const usual of ['/logo.svg', '/hero/', 'Premium quality</span>', 'We sell crackers from'])
    assert.ok(!html.includes(usual), `/ has ${usual}`)
  // The other four posters stay.
  assert.equal(html.match(/src="\/posters\/[a-z-]+\.jpg"/g)?.length, 4)
})

test('About and Contact have the shop’s text, every phone, the hours and the map; the footer has all but the map', async (t) => {
  const read = await openPages(t, { ...ownSettings, ...pictures })
  const phones = [...ownSettings.otherPhones, ownSettings.phone].map((phone) => `>${phone}</a>`)
  const about = await read('/about')
  includesAll(about, [...phones, ownSettings.openingHours, `href="${ownSettings.mapLink}"`], '/about')
  includesAll(about, ['<p>My grandfather sold', '<p lang="ta">இன்று மூன்றாவது தலைமுறை.</p>'], '/about')
  assert.ok(!about.includes('We are a firecracker shop'))
  const contact = await read('/contact')
  includesAll(contact, [...phones, ownSettings.openingHours, `href="${ownSettings.mapLink}"`], '/contact')
  const footer = contact.slice(contact.indexOf('<footer'))
  includesAll(footer, [ownSettings.openingHours, 'href="tel:04562555555"', 'w_160,f_webp/logo.png'], 'the footer')
  assert.match(footer, /<p lang="ta">முருகன் பட்டாசு கடை<\/p>/)
})

test('search engines read the Tamil name, the logo and the map', async (t) => {
  const read = await openPages(t, { ...ownSettings, ...pictures })
  const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(await read('/')) ?? []
  const store = JSON.parse(json) as Record<string, unknown>
  assert.equal(store.alternateName, ownSettings.tamilName)
  assert.equal(store.logo, 'http://shop.test/media/image/upload/w_640,f_jpg/logo.png')
  assert.equal(store.hasMap, ownSettings.mapLink)
  assert.equal(store.paymentAccepted, 'UPI, bank transfer')
})

test('the ways to pay are those of the settings', async (t) => {
  const stepOf = async (json: object) =>
    /<h3>Payment[^<]*<\/h3><p[^>]*>[^<]*/
      .exec(await (await openPages(t, json))('/about'))?.[0]
      ?.replace(/<p [^>]*>/, '<p>')
  const send = 'and send a screenshot of the payment to our WhatsApp number.'
  const { bank: _, ...withoutBank } = ownSettings
  assert.equal(await stepOf(withoutBank), `<h3>Payment by UPI</h3><p>You pay by UPI, ${send}`)
  const told = `<h3>Payment</h3><p>You pay the way we agree on the phone, ${send}`
  assert.equal(await stepOf({ ...withoutBank, upiId: '' }), told)
})

const tamil = {
  tamilTagline: 'பக்கத்து வீட்டை விடச் சத்தமாக',
  tamilAddress: '7, வடக்கு ரத வீதி, சாத்தூர் 626203',
  tamilPlace: 'சாத்தூர்',
  tamilOpeningHours: 'காலை 9 முதல் இரவு 9 வரை',
  tamilBannerLines: ['பசுமைப் பட்டாசுகள் மட்டும்'],
  tamilHeroTitle: 'தீபாவளி சாத்தூரில் தொடங்குகிறது',
  tamilHeroText: 'இன்று ஆர்டர், நாளை பேக்கிங்.',
  tamilLegalNotice: 'எங்கள் அழைப்புக்கு முன் பணம் இல்லை.',
  tamilAboutText: ['என் தாத்தா வண்டியில் மத்தாப்பு விற்றார்.'],
  tamilPolicies: { terms: ['# எங்கள் விதிகள்', 'திரும்பப் பெறுவதில்லை.'] },
}

test('Tamil pages have the shop’s Tamil texts, English pages the English ones', async (t) => {
  const policies = { terms: ['# Our rules', 'No returns.'] }
  const read = await openPages(t, { ...ownSettings, ...tamil, policies })
  const own = {
    '/': [tamil.tamilHeroTitle, tamil.tamilHeroText, ...tamil.tamilBannerLines, ...tamil.tamilAboutText],
    '/about': [tamil.tamilTagline, tamil.tamilAddress, ...tamil.tamilAboutText],
    '/contact': [tamil.tamilAddress, tamil.tamilOpeningHours, tamil.tamilLegalNotice],
    '/terms': ['எங்கள் விதிகள்', 'திரும்பப் பெறுவதில்லை.'],
  }
  for (const [path, texts] of Object.entries(own)) {
    const english = await read(path)
    for (const text of texts) assert.ok(!english.includes(text), `${path} has ${text}`)
    includesAll(await read(path === '/' ? '/ta' : `/ta${path}`), texts, `/ta${path}`)
  }
  assert.match(await read('/terms'), /<h2>Our rules<\/h2><p>No returns\.<\/p>/)
  const landing = await read('/ta')
  includesAll(landing, [`<title>${ownSettings.tamilName}`, `"name":"${ownSettings.tamilName}"`], '/ta')
  for (const english of [ownSettings.tagline, ownSettings.heroTitle, ownSettings.legalNotice, ownSettings.openingHours])
    assert.ok(!landing.includes(english), `/ta has ${english}`)
})

test('an order’s estimate has the shop’s texts in the language of the order', async (t) => {
  const { send, signIn, shop, products } = await openShop(t, { ...ownSettings, ...tamil })
  const cookie = await signIn()
  const [product] = Object.values(products)
  assert.ok(product)
  const order = { customer: lakshmi, items: [{ id: product.id, quantity: Math.ceil(2000_00 / product.pricePaise) }] }
  const billOf = async (language: Language) => {
    const placed = await shop.language.during(language, () => shop.orders.place(newKey(), order))
    assert.ok(placed.outcome === 'placed')
    return (await (await send(`/admin/orders/${placed.order.orderId}/bill`, { cookie })).json()) as Bill
  }
  const english = await billOf('en')
  const tamilBill = await billOf('ta')
  assert.deepEqual([english.settings.name, english.settings.address], [ownSettings.name, ownSettings.address])
  const { name, otherName, address, legalNotice } = tamilBill.settings
  assert.deepEqual([name, otherName], [ownSettings.tamilName, ownSettings.name])
  assert.deepEqual([address, legalNotice], [tamil.tamilAddress, tamil.tamilLegalNotice])
})

test('without Tamil a page has the shop’s English, which it names as such, and no town in a Tamil sentence', async (t) => {
  const { heroTitle: _, aboutText: __, ...english } = ownSettings
  const read = await openPages(t, { ...english, place: 'Sattur' })
  const landing = await read('/ta')
  const marked = [ownSettings.legalNotice, ownSettings.openingHours, ownSettings.address]
  includesAll(
    landing,
    marked.map((text) => `lang="en">${text}<`),
    '/ta',
  )
  assert.doesNotMatch(landing, /Sattur ஊரில்/)
  assert.match(await read('/'), /packed in Sattur/)
})

test('the demo’s pages match the specification', async (t) => {
  const read = await openPages(t, {})
  const html = await read('/')
  includesAll(html, ['<h1>Sri Vinayaga Crackers</h1>', '>Since 1999</span>', '<span>Premium quality</span>'], '/')
  assert.equal(html.match(/src="\/logo\.svg"/g)?.length, 3)
  includesAll(html, ['src="/hero/hero-wide.jpg"', 'We sell crackers from Sivakasi'], '/')
  assert.doesNotMatch(html, /hero-other-name|upload\/w_\d+,f_webp/)
  assert.match(await read('/about'), /We are a firecracker shop/)
})
