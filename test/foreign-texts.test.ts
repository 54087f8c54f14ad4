import assert from 'node:assert/strict'
import test from 'node:test'
import type { Language } from '#domain/language.ts'
import { foreignTexts } from './foreign-texts.ts'

/** A page with the text in each place that people, screen readers or search engines read. */
const places: Record<string, (text: string) => string> = {
  title: (text) => `<head><title>${text}</title></head>`,
  description: (text) => `<meta name="description" content="${text}"/>`,
  'a link’s preview': (text) => `<meta property="og:title" content="${text}"/>`,
  'an element': (text) => `<p>₹5 <b>${text}</b></p>`,
  'after a comment': (text) => `<p>5<!-- --> ${text}</p>`,
  'an option': (text) => `<select><option value="Salem">${text}</option></select>`,
  alt: (text) => `<img src="/a.png" alt="${text}"/>`,
  'aria-label': (text) => `<button type="button" aria-label="${text}"><svg></svg></button>`,
  placeholder: (text) => `<input type="search" placeholder="${text}"/>`,
  tooltip: (text) => `<abbr title="${text}">5</abbr>`,
  'data for search engines': (text) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', offers: [{ description: text }] })}</script>`,
}
const page = (lang: string, body: string) => `<!DOCTYPE html><html lang="${lang}">${body}</html>`
const foundIn = (body: string, language: Language) =>
  foreignTexts(page(`${language}-IN`, body), language).map(({ text }) => text)

for (const [place, put] of Object.entries(places)) {
  test(`a text in the other language is found: ${place}`, () => {
    const [english, tamil] = ['Grand Total', 'மொத்தத் தொகை']
    assert.deepEqual(foundIn(put(english), 'ta'), [english])
    assert.deepEqual(foundIn(put(tamil), 'en'), [tamil])
    assert.deepEqual(foundIn(put(english), 'en'), [])
    assert.deepEqual(foundIn(put(tamil), 'ta'), [])
  })
}

test('names, addresses, numbers and what Tamil readers read in Latin letters are not foreign', () => {
  const texts = 'Rocket king, orders@shop.example, www.shop.example/ta, ORD20261120224520123, WhatsApp, PDF'
  assert.deepEqual(
    foreignTexts(page('ta-IN', `<p class="Grand Total">${texts}</p>`), 'ta', { wrote: ['Rocket king'] }),
    [],
  )
  assert.equal(foreignTexts(page('ta-IN', `<p>${texts}</p>`), 'ta').length, 1)
})

test('what is marked as the other language may be shown', () => {
  const marked = '<p lang="ta">பூச்சட்டி <b>மயில்</b></p><p>5</p>'
  assert.deepEqual(foreignTexts(page('en-IN', marked), 'en'), [])
  const after = `${marked}<img src="/a.png" alt=""/><p>பூச்சட்டி</p>`
  assert.equal(foreignTexts(page('en-IN', after), 'en').length, 1)
  assert.equal(foreignTexts(page('en-IN', after), 'en', { wrote: ['பூச்சட்டி'] }).length, 1, 'a name is marked too')
  assert.deepEqual(foreignTexts(page('en-IN', after), 'en', { people: ['பூச்சட்டி'] }), [])
  const message = page('ta-IN', '<p lang="en">Hello</p>')
  assert.deepEqual(foreignTexts(message, 'ta', { messages: true }), [])
  assert.equal(foreignTexts(message, 'ta').length, 1)
})
