import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { pngArt } from '#test/fixtures/images.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { addPeople, cookieOf } from '#test/shop/people.ts'

const UPLOAD = '/media/receipt/upload'
const FORGED = ['0'.repeat(32) + '.png', '..%2f..%2fshop.sqlite', '%2e%2e%2fx', 'x%00.png', 'a'.repeat(4_000)]

const ways = (path: string) => [path, `${path}.data`, `${path}/`]

const refused = async (answer: Response) => [answer.status, (await answer.json()).error.message]

async function open(t: TestContext) {
  const web = await openTestWeb(t)
  await addPeople(web.shop)
  const art = await pngArt()
  const upload = (cookie: string, bytes: Uint8Array = art) => {
    const body = new FormData()
    body.set('upload_preset', 'products')
    body.set('file', new File([Uint8Array.from(bytes)], 'receipt.png', { type: 'image/png' }))
    return web.send(UPLOAD, { method: 'POST', cookie, body })
  }
  const [owner, staff, packer] = await Promise.all(
    (['owner', 'staff', 'packer'] as const).map((role) => cookieOf(web.shop, role)),
  )
  return { web, upload, owner: owner!, staff: staff!, packer: packer! }
}

test('§6 staff send a photo of a receipt and open it; it is never cached', async (t) => {
  const { web, upload, owner, staff } = await open(t)
  const answer = await upload(staff)
  assert.equal(answer.status, 200)
  const { secure_url: url } = await answer.json()
  assert.match(url, /^\/admin\/dispatch\/receipt\/[0-9a-f]{32}\.png$/)
  for (const cookie of [owner, staff]) {
    const opened = await web.send(url, { cookie })
    const headers = ['Content-Type', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy']
    assert.deepEqual(
      [opened.status, ...headers.map((name) => opened.headers.get(name))],
      [200, 'image/png', 'nosniff', 'same-origin'],
    )
    assert.match(opened.headers.get('Cache-Control') ?? '', /no-store/)
    assert.ok((await opened.arrayBuffer()).byteLength > 0)
    const head = await web.send(url, { cookie, method: 'HEAD' })
    assert.deepEqual([head.status, await head.text()], [200, ''])
  }
  for (const name of FORGED) {
    assert.equal((await web.send(`/admin/dispatch/receipt/${name}`, { cookie: staff })).status, 404, name.slice(0, 40))
  }
  assert.equal((await web.send(url, { cookie: staff, method: 'POST' })).status, 403)
})

test('§6 for a stranger and a packer an existing photo and a missing one look alike', async (t) => {
  const { web, upload, staff, packer } = await open(t)
  const { secure_url: url } = await (await upload(staff)).json()
  const shape = async (path: string, cookie: string) => {
    const answer = await web.send(path, { cookie })
    const name = new RegExp(path.replaceAll(/^.*\/receipt\/|\.data$|\/$/g, '').replaceAll('.', String.raw`\.`), 'g')
    const text = `${answer.headers.get('Location')} ${await answer.text()}`
    return { status: answer.status, text: text.replace(name, 'NAME') }
  }
  const missing = `/admin/dispatch/receipt/${'0'.repeat(32)}.png`
  for (const cookie of ['', `session=${'x'.repeat(43)}`, packer]) {
    for (const [at, way] of ways(url).entries()) {
      const there = await shape(way, cookie)
      const not = await shape(ways(missing)[at]!, cookie)
      assert.equal(there.status, not.status, way)
      assert.notEqual(there.status, 200, way)
      assert.doesNotMatch(there.text, /PNG/)
      if (at === 0 && cookie !== packer) assert.deepEqual(there, not)
    }
  }
  assert.equal((await web.send(url, { cookie: packer })).status, 403)
  assert.equal((await web.send(url)).status, 302)
  const name = url.split('/').at(-1)
  for (const path of [`/media/receipt/${name}`, `/media/receipt/upload/${name}`, `/media/image/upload/${name}`]) {
    assert.equal((await web.send(path)).status, 404, path)
  }
})

test('§6 only roles that dispatch send a photo, and each refusal is a sentence that the form shows', async (t) => {
  const { web, upload, staff, packer } = await open(t)
  assert.deepEqual(await refused(await upload('')), [401, 'Please sign in.'])
  assert.match(String(await refused(await upload(packer))), /^403,Your role \(Packer\)/)
  assert.deepEqual(await refused(await upload(staff, Buffer.from('no picture'))), [
    415,
    'Please select a valid image file',
  ])
  const huge = Buffer.alloc(11 * 1024 * 1024, await pngArt())
  assert.deepEqual(await refused(await upload(staff, huge)), [413, 'Image must be 10MB or smaller'])
  assert.equal((await web.send(UPLOAD, { method: 'PUT', cookie: staff })).status, 405)
})
