// §6 Every URL × method × request type, for strangers, other sites and each role.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayDo, maySee } from '#web/http/permissions.ts'
import { type Role, roles } from '#domain/people/role.ts'
import { lakshmi } from './fixtures/sample-data.ts'
import {
  dumpOf,
  inTurn,
  openOffice,
  otherSites,
  ownPages,
  potentBodies,
  sendBody,
  strangersOf,
} from './office-doors.ts'
import { admin } from './shop/open-test-shop.ts'
import { cookieOf } from './shop/people.ts'
import { allPaths, everyPath, guardedPaths, type Method, methods, staleRows, withNames } from './urls.ts'

/** Refused, or redirected to sign in: as a page, or as the router's own requests receive a redirect. */
const REFUSED = [302, 303, 400, 401, 403, 404, 405, 501]
const TOLD_TO_THE_ROUTER = 202
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const OUTSIDE_THE_ROUTES = ['/assets/x.js', '/favicon.ico']

test('every URL is either open by name or the admin’s, and the table of open ones names none that is gone', () => {
  assert.deepEqual(staleRows(), [])
  const paths = guardedPaths()
  assert.deepEqual(
    allPaths().filter((path) => path.startsWith('/admin') && !paths.includes(path)),
    [],
  )
  for (const upload of ['/media/image/upload', '/media/video/upload']) assert.ok(paths.includes(upload), upload)
})

async function assertRefused(response: Response, what: string) {
  const body = await response.clone().text()
  const isTold = response.status === TOLD_TO_THE_ROUTER && (body === '' || /"(SingleFetchR|r)edirect"/.test(body))
  assert.ok(isTold || REFUSED.includes(response.status), `${what} answered ${response.status}: ${body.slice(0, 200)}`)
}

/** A redirect to the sign-in may repeat the requested address, and so may a page. */
async function assertTellsNothing(response: Response, secrets: readonly string[], way: string, what: string) {
  const all = (await response.text()) + JSON.stringify([...response.headers])
  for (const secret of secrets) assert.ok(way.includes(secret) || !all.includes(secret), `${what} tells ${secret}`)
}

const orderSecrets = [lakshmi.name, lakshmi.mobile, lakshmi.alternateMobile!, lakshmi.address]

test('every URL × method × request type shows a stranger nothing, and is refused behind the sign-in', async (t) => {
  const { web, names, product } = await openOffice(t)
  const { strangers } = await strangersOf(web)
  const secrets = [...orderSecrets, names.orderId]
  const before = dumpOf(web.shop)
  const nextStranger = inTurn(Object.entries(strangers))
  let count = 0
  const look = async (way: string, isGuarded: boolean, method: Method, [who, cookie] = nextStranger()) => {
    const what = `${method} ${way} by ${who}`
    const response = await web.send(way, { method, cookie })
    assert.notEqual(response.status, 500, what)
    if (isGuarded) await assertRefused(response, what)
    await assertTellsNothing(response, isGuarded ? [...secrets, admin.email, product.code] : secrets, way, what)
    count += 1
  }
  const guarded = guardedPaths()
  for (const path of [...allPaths(), ...OUTSIDE_THE_ROUTES]) {
    const url = withNames(path, names)
    const ways = [url, `${url}.data`, `${url}/`, `${url}?topics=orders,products&order=x&search=${lakshmi.mobile}`]
    for (const method of methods) for (const way of ways) await look(way, guarded.includes(path), method)
  }
  // Each kind of stranger tries the most sensitive ones.
  for (const stranger of Object.entries(strangers))
    for (const way of ['/admin/orders', '/admin/orders.data', `/admin/orders/${names.orderId}/bill`])
      await look(way, true, 'GET', stranger)
  t.diagnostic(`${count} requests`)
  assert.equal(count, (allPaths().length + OUTSIDE_THE_ROUTES.length) * methods.length * 4 + 3 * 5)
  assert.deepEqual(dumpOf(web.shop), before)
})

test('no stranger receives orders by live events, nor through a real port', async (t) => {
  const { web, names } = await openOffice(t)
  const { strangers } = await strangersOf(web)
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const path of ['/live?topics=orders,products', '/admin/orders', '/orders']) {
      const response = await web.fetch(path, { cookie, headers: { Connection: 'close' } })
      await assertRefused(response, `${path} by ${who}`)
      await assertTellsNothing(response, [...orderSecrets, names.orderId], path, `${path} by ${who}`)
    }
  }
})

test('no form and no file of a stranger changes anything, wherever it is sent', async (t) => {
  const { web, names } = await openOffice(t)
  const { strangers } = await strangersOf(web)
  const before = dumpOf(web.shop)
  const nextStranger = inTurn(Object.entries(strangers))
  const nextEnd = inTurn(['', '.data'])
  const bodies = await potentBodies(names)
  for (const path of guardedPaths()) {
    nextEnd()
    for (const { body } of bodies) {
      const [who, cookie] = nextStranger()
      const way = withNames(path, names) + nextEnd()
      const response = await sendBody(web, { path: way, method: 'POST', headers: {}, cookie, body })
      await assertRefused(response, `a form to ${way} by ${who}`)
      await assertTellsNothing(response, [lakshmi.mobile], way, `a form to ${way} by ${who}`)
    }
  }
  assert.deepEqual(dumpOf(web.shop), before)
})

test('every URL × changing method is refused to another site with 403, though the admin is signed in', async (t) => {
  const { web, names } = await openOffice(t)
  const cookie = await web.signIn()
  const bodies = await potentBodies(names)
  const before = dumpOf(web.shop)
  const nextSite = inTurn(Object.entries(otherSites))
  const nextEnd = inTurn(['', '', '.data', '.data'])
  const nextBody = inTurn(bodies)
  let count = 0
  const refuse = async (path: string, method: string, [who, headers] = nextSite(), body = nextBody().body) => {
    const answer = await sendBody(web, { path, method, headers, cookie, body })
    assert.equal(answer.status, 403, `${method} ${path} by ${who} was answered ${answer.status}`)
    assert.match(await answer.text(), /from another site/)
    count += 1
  }
  for (const path of [...everyPath(names), ...OUTSIDE_THE_ROUTES, '/live'])
    for (const method of CHANGING) for (const end of [nextEnd(), nextEnd()]) await refuse(path + end, method)
  for (const site of Object.entries(otherSites))
    for (const { target, body } of bodies) await refuse(target, 'POST', site, body)
  t.diagnostic(`${count} requests`)
  assert.ok(count > 400)
  assert.deepEqual(dumpOf(web.shop), before)
})

test('control: with a session the pages show the order, and from the shop’s own pages each body changes something', async (t) => {
  const { web, names } = await openOffice(t)
  const { signedIn } = await strangersOf(web)
  const opened: string[] = []
  const telling: string[] = []
  for (const path of guardedPaths().filter((each) => each !== '/admin/sign-out')) {
    const response = await web.send(withNames(path, names), { cookie: signedIn })
    const body = await response.clone().text()
    if (response.status === 200) opened.push(path)
    if (!body.includes(lakshmi.mobile)) continue
    telling.push(path)
    await assert.rejects(assertTellsNothing(response.clone(), orderSecrets, path, path))
    await assert.rejects(assertRefused(response, path))
  }
  for (const path of ['/admin', '/admin/upload', '/admin/products', '/admin/orders', '/admin/video'])
    assert.ok(opened.includes(path), `${path} did not open`)
  assert.ok(telling.includes('/admin/orders') && telling.length >= 2, telling.join())
  for (const { target, body, changes } of await potentBodies(names)) {
    if (changes === undefined) continue
    const before = dumpOf(web.shop)
    const sent = { path: target, method: 'POST', headers: ownPages, cookie: signedIn, body }
    const answer = await sendBody(web, sent)
    assert.ok(answer.status < 300, `${target} was answered ${answer.status}: ${await answer.text()}`)
    assert.notDeepEqual(dumpOf(web.shop), before, target)
  }
})

/** Whether a role may act at a path; sending a file counts as a form. */
const isAllowed = (role: Role, path: string, method: Method) =>
  !path.startsWith('/media') && ['GET', 'HEAD'].includes(method) ? maySee(role, path) : mayDo(role, path)

test('role × URL × method × request type: the table decides, and a refusal names the role', async (t) => {
  const { web, names } = await openOffice(t)
  const cookies = {
    owner: await cookieOf(web.shop, 'owner'),
    staff: await cookieOf(web.shop, 'staff'),
    packer: await cookieOf(web.shop, 'packer'),
  }
  const nextRole = inTurn(roles)
  let count = 0
  const look = async (role: Role, path: string, method: Method, end: '' | '.data') => {
    const way = withNames(path, names) + end
    const what = `${method} ${way} by ${role}`
    const response = await web.send(way, { method, cookie: cookies[role] })
    const body = await response.text()
    count += 1
    // The back office refuses other methods to everybody.
    if (path.startsWith('/admin') && !['GET', 'HEAD', 'POST'].includes(method))
      return assert.equal(response.status, 405, what)
    // Upload paths have no page: a GET only explains how to upload.
    if (path.startsWith('/media') && ['GET', 'HEAD', 'OPTIONS'].includes(method) && !path.includes('pieces')) return
    const isRefused = response.status === 403
    const allowed = isAllowed(role, path, method)
    assert.equal(isRefused && body.includes('Your role'), !allowed && method !== 'HEAD', `${what}: ${response.status}`)
    // The backup download has its own refusal: the Dashboard asks for the password.
    const asksPassword = body.includes('We ask for your password there')
    assert.equal(isRefused && !asksPassword, !allowed, `${what}: ${response.status} ${body.slice(0, 200)}`)
  }
  const nextEnd = inTurn(['', '.data'] as const)
  // Sign-out ends the session.
  for (const path of guardedPaths().filter((each) => each !== '/admin/sign-out')) {
    // Alternates which request type comes first.
    nextEnd()
    const end = () => (path.startsWith('/admin') ? nextEnd() : '')
    for (const method of ['GET', 'POST'] as const) for (const role of roles) await look(role, path, method, end())
    for (const method of methods.filter((each) => !['GET', 'POST'].includes(each)))
      await look(nextRole(), path, method, end())
  }
  t.diagnostic(`${count} requests`)
})
