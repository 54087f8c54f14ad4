// The language of the back office: chosen on the sign-in page or in the profile menu, kept with the person.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { addPeople, cookieOf, people } from '#test/shop/people.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const SIGN_IN = '/vinayagaadmin'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function openOffice(t: TestContext) {
  const web = await openTestWeb(t)
  const { packer } = await addPeople(web.shop)
  const { email, password } = people.packer
  const post = (path: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
    web.send(path, { method: 'POST', body: formOf(fields), cookie, headers })
  const enter = (path = SIGN_IN, cookie = '') => post(path, { email, password }, cookie)
  const languageOf = async (path: string, cookie: string, headers: Record<string, string> = {}) =>
    /<html lang="([^"]+)"/.exec(await (await web.send(path, { cookie, headers })).text())?.[1]
  const chosen = async () => {
    const signedIn = await web.shop.signIn.withPassword(email, password, '203.0.113.5')
    return 'token' in signedIn ? signedIn.language : 'no sign-in'
  }
  return { ...web, packer, post, enter, languageOf, chosen }
}

/** Of each cookie that the answer sets. */
const cookies = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
const languageSet = (answer: Response) => cookies(answer).find((cookie) => cookie.startsWith('language='))

test('the sign-in page is in the language of the cookie, a removed or invented one is English', async (t) => {
  const { languageOf } = await openOffice(t)
  assert.equal(await languageOf(SIGN_IN, ''), 'en-IN')
  assert.equal(await languageOf(SIGN_IN, 'language=ta'), 'ta-IN')
  for (const other of ['xx', 'TA', 'ta-IN', '', '"ta"'])
    assert.equal(await languageOf(SIGN_IN, `language=${other}`), 'en-IN')
})

test('who chooses on the sign-in page and signs in has chosen for every device', async (t) => {
  const { post, enter, chosen } = await openOffice(t)
  const pressed = await post(`${SIGN_IN}?next=%2Fadmin%2Fpacking`, { language: 'ta' })
  assert.equal(languageSet(pressed), 'language=ta')
  const address = pressed.headers.get('Location') ?? ''
  assert.equal(address, `${SIGN_IN}?next=%2Fadmin%2Fpacking&language=ta`)

  const signedIn = await enter(address, 'language=ta')
  assert.equal(signedIn.headers.get('Location'), `${address}&signed-in=1`)
  assert.equal(languageSet(signedIn), 'language=ta')
  assert.equal(await chosen(), 'ta')

  const elsewhere = await enter()
  assert.equal(languageSet(elsewhere), 'language=ta')
  assert.equal(elsewhere.headers.get('X-Remix-Reload-Document'), 'true', 'the scripts of the page are English')
})

test('the page of another person’s language, or an address from elsewhere, chooses nothing', async (t) => {
  const { enter, chosen } = await openOffice(t)
  assert.equal(languageSet(await enter(SIGN_IN, 'language=ta')), undefined)
  assert.equal(languageSet(await enter(`${SIGN_IN}?language=ta`)), undefined)
  assert.equal(languageSet(await enter(`${SIGN_IN}?language=xx`, 'language=xx')), undefined)
  assert.equal(await chosen(), undefined)
})

test('the sign-in of somebody who reads English ends the Tamil of the person before', async (t) => {
  const { enter, shop, packer } = await openOffice(t)
  await shop.people.chooseLanguage(packer, 'en')
  const signedIn = await enter(SIGN_IN, 'language=ta')
  assert.equal(languageSet(signedIn), 'language=en')
})

test('the profile menu chooses for this browser at once, and for another with its next page', async (t) => {
  const { send, shop, post, languageOf, chosen } = await openOffice(t)
  const here = await cookieOf(shop, 'packer')
  const there = await cookieOf(shop, 'packer')
  const choice = { intent: 'choose-language', language: 'ta' }
  const pressed = await post('/admin/account.data', choice, here)
  assert.deepEqual([pressed.status, languageSet(pressed)], [200, 'language=ta'])
  assert.equal(await chosen(), 'ta')
  assert.equal(languageSet(await post('/admin/account.data', choice, `${here}; language=ta`)), 'language=ta')
  assert.equal(await languageOf('/admin/packing', `${here}; language=ta`), 'ta-IN')

  const next = await send('/admin/packing', { cookie: `${there}; language=en` })
  assert.equal(languageSet(next), 'language=ta')
  const later = await send('/admin/packing', { cookie: `${there}; language=ta` })
  assert.equal(languageSet(later), undefined)

  const invented = await post('/admin/account.data', { ...choice, language: 'xx' }, here)
  assert.deepEqual([invented.status, languageSet(invented), await chosen()], [400, undefined, 'ta'])
})

test('an open page gets its data in the language of its scripts, whatever was chosen meanwhile', async (t) => {
  const { languageOf } = await openOffice(t)
  assert.equal(await languageOf(SIGN_IN, 'language=ta', { 'X-Language': 'en' }), 'en-IN')
  assert.equal(await languageOf(SIGN_IN, '', { 'X-Language': 'ta' }), 'ta-IN')
  assert.equal(await languageOf(SIGN_IN, 'language=ta', { 'X-Language': 'xx' }), 'ta-IN')
})

test('Logout keeps the language, and opens the shop in it', async (t) => {
  const { post, shop } = await openOffice(t)
  const cookie = await cookieOf(shop, 'packer')
  const left = await post('/admin/sign-out', {}, `${cookie}; language=ta`)
  assert.deepEqual([left.headers.get('Location'), languageSet(left)], ['/ta', undefined])
  const english = await post('/admin/sign-out', {}, await cookieOf(shop, 'packer'))
  assert.equal(english.headers.get('Location'), '/')
})
