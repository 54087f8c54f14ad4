import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openLog } from '#server/log.ts'
import { goods } from './fixtures/sample-data.ts'
import { redSquare } from './fixtures/red-square.ts'
import { admin, newKey, stockUp } from './shop/open-test-shop.ts'
import { openTestWeb, orderRequest, type TestWeb } from './shop/open-test-web.ts'
import { allPaths, methods } from './urls.ts'

/** Each value is unique, so a line with it exposes a person's data. */
const marked = {
  name: 'Zeenathkani',
  state: 'Tamil Nadu',
  stateType: 'State',
  district: 'Qarunagar',
  pincode: '625871',
  mobile: '9731864205',
  alternateMobile: '9731864206',
  address: '77, Xylophone Kovil Street',
} as const
const PASSWORD = 'wrong-mappillai-42'
const NEW_PASSWORD = 'kuthuvilakku-9731'
const E_MAIL = 'zeenath@kani.example'
const FILE_NAME = 'wedding-of-zeenath.png'
const ADDRESS = '198.51.100.77'
const { state: _, stateType: __, ...own } = marked
const secrets = [...Object.values(own), PASSWORD, NEW_PASSWORD, E_MAIL, FILE_NAME, ADDRESS, admin.email, admin.password]

async function openLogged(t: TestContext) {
  const lines: string[] = []
  const log = openLog((line) => lines.push(line), { level: 'debug', format: 'json' })
  const web = await openTestWeb(t, 'sqlite', { log })
  const { flowerPots } = await stockUp(web.shop, { flowerPots: goods.flowerPots })
  return { web, lines, product: flowerPots, events: () => new Set(lines.map((line) => JSON.parse(line).event)) }
}

function assertNothingPersonal(lines: readonly string[], more: readonly string[] = []) {
  for (const line of lines) {
    const told = [...secrets, ...more].find((secret) =>
      decodeURIComponent(line.replace(/%(?![\da-f]{2})/gi, '%25')).includes(secret),
    )
    assert.equal(told, undefined, `${told} stands in ${line}`)
  }
}

/** A search for the customer, and a made-up path with the number. */
const query = `?${new URLSearchParams({ search: `${marked.name} ${marked.mobile}`, next: `/admin?x=${E_MAIL}`, q: marked.address })}`
const parameter = (path: string) => path.replace('*', marked.mobile).replaceAll(/:(\w+)\??/g, `+91${marked.mobile}`)

function fields(intent: string): FormData {
  const form = new FormData()
  const all = {
    ...marked,
    intent,
    email: E_MAIL,
    password: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

async function askEverything(web: TestWeb, cookie: string) {
  for (const path of allPaths().map(parameter)) {
    for (const method of methods) {
      for (const way of method === 'POST' ? [path, `${path}.data`] : [`${path}${query}`]) {
        const bodies =
          method === 'POST' ? [fields('remove'), JSON.stringify(marked), `{"name": ${marked.name}`] : [undefined]
        for (const body of bodies) {
          const answer = await web.send(way, { method, cookie, address: ADDRESS, ...(body !== undefined && { body }) })
          await answer.text()
        }
      }
    }
  }
}

test('the log has no name, number, address, password, cookie or search word, and no whole client address', async (t) => {
  const { web, lines, product, events } = await openLogged(t)
  const cookie = await web.signIn()
  await askEverything(web, '')
  await askEverything(web, cookie)
  // One of the requests was the sign-out.
  const again = await web.signIn()

  const order = (quantity: number, customer: object = marked) =>
    web.send('/orders', {
      ...orderRequest(newKey(), { customer, items: [{ id: product.id, quantity }] }),
      address: ADDRESS,
    })
  const placed = await order(8)
  assert.equal(placed.status, 201)
  const { orderId } = (await placed.json()) as { orderId: string }
  assert.equal((await order(9)).status, 422)
  assert.equal((await order(1, { ...marked, pincode: marked.mobile })).status, 422)

  const signIn = (email: string, password: string) => {
    const form = new FormData()
    form.set('email', email)
    form.set('password', password)
    return web.send('/vinayagaadmin', { method: 'POST', body: form, address: ADDRESS })
  }
  assert.equal((await signIn(E_MAIL, PASSWORD)).status, 401)
  for (let n = 0; n < 12; n += 1) await signIn(admin.email, PASSWORD)

  const changed = await web.send('/admin/account.data', {
    method: 'POST',
    body: fields('change-password'),
    cookie: again,
  })
  assert.equal(changed.status, 200)
  const foreign = await web.send('/orders', { ...orderRequest(newKey(), { customer: marked }), address: ADDRESS })
  await foreign.text()
  const upload = new FormData()
  const square = await redSquare()
  upload.set('file', new File([Uint8Array.from(square.buffer)], FILE_NAME, { type: square.mimeType }))
  await web.send('/media/image/upload', { method: 'POST', body: upload, cookie: again })

  t.mock.method(web.shop.orders, 'place', () =>
    Promise.reject(
      Object.assign(new Error(`value too long for type character varying: "${marked.name}"`), {
        detail: `Failing row contains (${marked.name}, ${marked.mobile})`,
        parameters: [marked.address],
      }),
    ),
  )
  assert.equal((await order(1)).status, 500)

  assertNothingPersonal(
    lines,
    [cookie, again].map((each) => each.replace('session=', '')),
  )
  for (const event of [
    'request',
    'signed in',
    'sign-in refused',
    'password changed',
    'order placed',
    'order refused',
    'error',
  ])
    assert.ok(events().has(event), `${event} is not in the log`)
  assert.ok(lines.some((line) => line.includes(`"order placed"`) && line.includes(orderId)))
})

test('a line of a request has the id that its answer has, also the line of a failure', async (t) => {
  const { web, lines, product } = await openLogged(t)
  const send = () =>
    web.send('/orders', orderRequest(newKey(), { customer: marked, items: [{ id: product.id, quantity: 8 }] }))
  const idsOf = (event: string) =>
    lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === event)
      .map((line) => line.requestId)
  const placed = await send()
  assert.deepEqual(idsOf('order placed'), [placed.headers.get('X-Request-Id')])
  t.mock.method(web.shop.orders, 'place', () => Promise.reject(new Error('a fault')))
  const failed = await send()
  assert.deepEqual(idsOf('error'), [failed.headers.get('X-Request-Id')])
})

test('the control: a line with a person’s data is found', () => {
  for (const secret of secrets)
    assert.throws(() => assertNothingPersonal([JSON.stringify({ event: 'order placed', note: `for ${secret}` })]))
  assert.throws(() => assertNothingPersonal([JSON.stringify({ path: `/x/${encodeURIComponent(E_MAIL)}` })]))
})
