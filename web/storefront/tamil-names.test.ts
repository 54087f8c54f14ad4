import assert from 'node:assert/strict'
import test from 'node:test'
import { categoryPath } from '#domain/category/category.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { categoryNames } from '#domain/words/ta/categories.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { admin, newKey, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const inTamil: Record<string, ProductDraft> = {
  pots: { ...goods.flowerPots, tamilName: 'சிறப்பு புஸ்வாணம்' },
  rockets: { ...goods.rockets, stock: 5 },
  hindi: { ...goods.rockets, name: 'रॉकेट', stock: 5 },
}

async function nameCategory(shop: TestShop, name: string, tamilName: string): Promise<void> {
  const category = (await shop.categories.all()).find((each) => each.name === name)
  assert.ok(category)
  const { id, posterUrl, inFooter } = category
  const seen = { name, tamilName: '', posterUrl, inFooter }
  await shop.categories.edit({ id, seen, edited: { ...seen, tamilName } })
}

const text = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const headings = /<h2 id[^>]*>(.*?)<\/h2><p class="product-section-count/g

/** The words of each element. */
function found(html: string, pattern: RegExp): string[] {
  return [...text(html).matchAll(pattern)].map(([, words = '']) => words)
}

test('a Tamil page shows each product by its Tamil name and the English beneath, an English page the reverse', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, inTamil)
  const names = async (path: string) =>
    found(await (await send(path)).text(), /<h3 class="product-card-name.*?>(.*?)<\/h3>/g)
  assert.deepEqual(await names('/ta/ordernow'), [
    '<span>சிறப்பு புஸ்வாணம்</span><small class="product-other-name" lang="en">Flower Pots Special</small>',
    '<span lang="en">Whistling Rocket</span>',
    'रॉकेट',
  ])
  assert.deepEqual(await names('/ordernow'), [
    '<span>Flower Pots Special</span><small class="product-other-name" lang="ta">சிறப்பு புஸ்வாணம்</small>',
    'Whistling Rocket',
    'रॉकेट',
  ])
})

test('a category has the shop’s own Tamil name, else the usual one, in the list, its select and the footer', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, inTamil)
  await nameCategory(shop, 'Rocket', 'வாணம்')
  const html = await (await send('/ta/ordernow')).text()
  const usual = categoryNames['Flowers pots']
  assert.deepEqual(found(html, headings), [
    `${usual} <small class="other-name" lang="en">Flowers pots</small>`,
    'வாணம் <small class="other-name" lang="en">Rocket</small>',
  ])
  assert.deepEqual(found(html, /<option value="[^"]+">(.*?)<\/option>/g), [usual, 'வாணம்'])
  assert.deepEqual(found(html, /<option value="([^"]+)">/g), ['Flowers pots', 'Rocket'])
  assert.deepEqual(found(html, /<a href="\/ta\/ordernow\?category=[^"]+"[^>]*>([^<]+)<\/a><\/li>/g), [usual, 'வாணம்'])
  const english = await (await send('/ordernow')).text()
  assert.deepEqual(found(english, headings), ['Flowers pots', 'Rocket <small class="other-name" lang="ta">வாணம்</small>'])
})

test('a shared link of a category works in both languages, with the title in each', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, inTamil)
  const title = async (path: string) => found(await (await send(path)).text(), /<title>(.*?) \|/g)
  const path = categoryPath('Flowers pots')
  assert.deepEqual(await title(`/ta${path}`), [categoryNames['Flowers pots']])
  assert.deepEqual(await title(path), ['Flowers pots'])
  const byTamilName = categoryPath(categoryNames['Flowers pots'])
  assert.deepEqual(await title(`/ta${byTamilName}`), [categoryNames['Flowers pots']])
})

test('a product’s page on a Tamil address has Tamil titles and structured data', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { code } = await shop.products.create(inTamil.pots!)
  const html = text(await (await send(`/ta/ordernow?product=${code}`)).text())
  assert.match(html, /<meta property="og:title" content="சிறப்பு புஸ்வாணம் · ₹250 \|/)
  const [product, way] = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  )
  assert.deepEqual(
    [product?.name, product?.alternateName, product?.category],
    ['சிறப்பு புஸ்வாணம்', 'Flower Pots Special', categoryNames['Flowers pots']],
  )
  assert.deepEqual(
    (way?.itemListElement as { name: string }[] | undefined)?.slice(2).map(({ name }) => name),
    [categoryNames['Flowers pots'], 'சிறப்பு புஸ்வாணம்'],
  )
})

test('the price list has the Tamil names, under the same anchors', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, inTamil)
  const html = await (await send('/ta/pricelist')).text()
  assert.deepEqual(found(html, /<a href="#flowers-pots">(.*?)<\/a>/g), [categoryNames['Flowers pots']])
  assert.match(text(html), /<span>சிறப்பு புஸ்வாணம்<\/span> <span lang="en">Flower Pots Special<\/span>/)
})

test('a refusal and the policies name a state in Tamil', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const edit = { edited: { blockedStates: ['Kerala'] }, seen: settingsJson(shop.settings) }
  await shop.settingsVersions.save(edit, { key: newKey(), who: admin.email })
  assert.match(text(await (await send('/ta/delivery')).text()), /கேரளா/)
  assert.doesNotMatch(text(await (await send('/delivery')).text()), /கேரளா/)
})
