import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { sourceFiles } from '#test/architecture/source-files.ts'
import { officeIntents } from '#test/office-intents.ts'
import { testSettings } from '#test/settings.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { orderRequest } from '#test/shop/open-test-web.ts'
import { allPaths, withNames } from '#test/urls.ts'
import { openFilledShop } from './filled-shop.ts'
import { hostileForms, hostileJson, hostileTexts } from './hostile-values.ts'
import { type SampleForm, sampleForms } from './sample-forms.ts'

/** It has no fields. */
const BACK_UP = '/admin/backups back-up'

type Shop = Awaited<ReturnType<typeof openFilledShop>>
type Answer = (what: string, body: URLSearchParams) => Promise<Response>

/** Returns what is wrong with the answer: a 5xx, or a refusal of fewer than two words. */
async function faultIn(answered: Promise<Response>): Promise<string | undefined> {
  const { status, body } = await answered.then(async (response) => ({
    status: response.status,
    body: await response.text(),
  }))
  if (status >= 500) return `${status}`
  return status >= 400 && !/\p{L} \p{L}/u.test(body) ? `${status} without a sentence: ${body.slice(0, 200)}` : undefined
}

function bodyOf(intent: string, form: SampleForm): URLSearchParams {
  const texts = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams([['intent', intent], ...texts])
}

/** Sends each form with every hostile value, or one in `oneOf`, in each run others, and then unchanged. */
async function faultsOfForms(forms: Readonly<Record<string, SampleForm>>, answer: Answer, oneOf = 1) {
  const faults: string[] = []
  const accepted = new Set<string>()
  let count = 0
  const first = randomInt(oneOf)
  for (const [what, form] of Object.entries(forms)) {
    const [, intent = ''] = what.split(' ')
    for (const hostile of hostileForms(form)) {
      count += 1
      if (count % oneOf !== first) continue
      const body = bodyOf(intent, hostile)
      const fault = await faultIn(answer(what, body))
      if (fault !== undefined) faults.push(`${what}: ${fault} ${decodeURIComponent(`${body}`).slice(0, 500)}`)
    }
    const { status } = await answer(what, bodyOf(intent, form))
    if (status === 200) accepted.add(what)
  }
  return { faults, accepted, count }
}

async function formAnswer({ send, signIn, ids }: Shop): Promise<Answer> {
  const cookie = await signIn()
  return (what, body) => {
    const [path = ''] = what.split(' ')
    return send(`${path.replace(':orderId', ids.orderId)}.data`, { method: 'POST', body, cookie })
  }
}

onEachDatabase('every form of the back office is answered, whatever its values', async (kind, t) => {
  const shop = await openFilledShop(t, kind)
  const forms = sampleForms(shop.ids)
  const kinds = (await officeIntents()).map(({ path, intent }) => `${path} ${intent}`)
  assert.deepEqual([...Object.keys(forms), BACK_UP].toSorted(), kinds.toSorted(), 'add a row to sample-forms.ts')
  // PostgreSQL is far stricter.
  const share = testSettings.everyPair ? 1 : { sqlite: 8, postgres: 2 }[kind]
  const { faults, accepted, count } = await faultsOfForms(forms, await formAnswer(shop), share)
  assert.deepEqual(faults, [])
  t.diagnostic(`${count} forms, ${accepted.size} kinds accepted`)
  assert.ok(accepted.size > 40, 'the samples reach the database')
})

test('guilty: a form that reads a number without the end of its column', async (t) => {
  const shop = await openFilledShop(t, 'postgres')
  const restore: Answer = async (_what, body) => {
    const version = Number(body.get('version'))
    const back = { version, seen: 1, fields: 'all' } as const
    const restored = shop.shop.settingsVersions.restore(back, { key: newKey(), who: 'owner@shop.test' })
    return await restored.then(
      () => Response.json({ message: 'Restored' }),
      () => new Response('An error occurred. Please try again.', { status: 500 }),
    )
  }
  const { faults } = await faultsOfForms({ '/admin/settings restore': { key: newKey(), version: '1' } }, restore)
  assert.match(faults.join(), /version=2147483648|version=9007199254740993/)
})

onEachDatabase('an order is answered, whatever its values', async (kind, t) => {
  const { send, ids } = await openFilledShop(t, kind)
  const sample = {
    customer: { ...lakshmi },
    items: [{ id: ids.product.id, quantity: 1 }],
    seenTotalPaise: 2_500_00,
    supersedes: [newKey()],
  }
  const faults: string[] = []
  let count = 0
  for (const body of hostileJson(sample)) {
    count += 1
    const fault = await faultIn(
      send('/orders', {
        ...orderRequest(newKey(), body),
        address: `203.0.113.${count}`,
      }),
    )
    if (fault !== undefined) faults.push(`${fault} ${JSON.stringify(body)}`)
  }
  assert.deepEqual(faults, [])
  assert.ok(count > 40)
  assert.equal(await faultIn(send('/orders', orderRequest('\u00ff'.repeat(20), sample))), undefined)
})

test('a file is answered, whatever its name and bytes', async (t) => {
  const { send, signIn } = await openFilledShop(t, 'postgres')
  const cookie = await signIn()
  const name = `${'ஓ'.repeat(200)}\0\ud800.csv`
  const file = new File(['Name,Price,Stock\nA\0b,2147483648,9007199254740993\n\0,-1,1e300\n'], name)
  for (const what of ['/admin/import start', '/admin/money read-statement']) {
    const [path, intent = ''] = what.split(' ')
    const body = new FormData()
    for (const [field, value] of Object.entries({ intent, id: newKey(), file })) body.set(field, value)
    assert.equal(await faultIn(send(`${path}.data`, { method: 'POST', body, cookie })), undefined, what)
    if (path === '/admin/import')
      assert.equal(await faultIn(send(`${path}.data?id=${String(body.get('id'))}`, { cookie })), undefined)
  }
})

/** Every name of an address's parameter. */
const parameters = new Set(
  Object.entries(sourceFiles()).flatMap(([path, code]) =>
    path.startsWith('web/')
      ? [...code.matchAll(/\b(?:params|searchParams)\.(?:get|has)\('(\w+)'/g)].map(([, name = '']) => name)
      : [],
  ),
)

onEachDatabase('every address is answered, whatever its parameters', async (kind, t) => {
  assert.ok(parameters.size > 20, [...parameters].join())
  const { send, signIn, ids } = await openFilledShop(t, kind)
  const cookie = await signIn()
  const known: Record<string, string> = {
    order: ids.orderId,
    orders: ids.orderId,
    orderId: ids.orderId,
    product: ids.product.id,
    sale: ids.sale.saleId,
    id: ids.imported,
    customer: lakshmi.mobile,
  }
  const faults: string[] = []
  const look = async (address: string) => {
    const fault = await faultIn(send(address, { cookie }))
    if (fault !== undefined) faults.push(`${address.slice(0, 300)}: ${fault}`)
  }
  let turn = 0
  // Made in the background, without parameters.
  const paths = allPaths().filter((path) => !/^\/(?:admin\/sign-out|pricelist\.\w+)$/.test(path))
  for (const path of paths) {
    const texts = [hostileTexts[0] ?? '', hostileTexts[(turn += 1) % hostileTexts.length] ?? '']
    for (const text of texts) {
      const end = path.startsWith('/admin') && !path.includes(':') ? '.data' : ''
      const search = (knows: boolean) =>
        new URLSearchParams([...parameters].map((name) => [name, (knows && known[name]) || text.slice(0, 100)]))
      await look(`${withNames(path, known)}${end}?${search(true)}`)
      await look(`${withNames(path, known)}${end}?${search(false)}`)
      if (/[:*]/.test(path)) await look(path.replaceAll(/:\w+\??|\*/g, encodeURIComponent(text.slice(0, 500))))
    }
  }
  await look('/admin/orders/%ED%A0%80/bill')
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    }
    const { status } = await send('/media/video/pieces/a%00b', { method, cookie, headers })
    assert.ok(status >= 400 && status < 500, `${method}: ${status}`)
  }
  assert.deepEqual(faults, [])
})
