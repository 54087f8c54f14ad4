import assert from 'node:assert/strict'
import { test } from 'node:test'
import { admin } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const places = {
  '%2Fadmin%2Forders': '/admin/orders',
  'https%3A%2F%2Fevil.example': '/admin',
  '%2F%2Fevil.example%2Fadmin': '/admin',
}

test('§6 the right password leads to the office, or to a sentence if the browser refuses the cookie', async (t) => {
  const { send } = await openTestWeb(t)
  for (const [next, place] of Object.entries(places)) {
    const body = new URLSearchParams({ email: admin.email, password: admin.password })
    const entered = await send(`/vinayagaadmin?next=${next}&unsaved=1`, { method: 'POST', body })
    const address = entered.headers.get('Location') ?? ''
    assert.equal(address, `/vinayagaadmin?next=${next}&signed-in=1`)
    const cookie = entered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const accepted = await send(address, { cookie })
    assert.deepEqual([accepted.status, accepted.headers.get('Location')], [302, place])
    assert.match(await (await send(address)).text(), /Your browser refuses the cookie/)
    assert.match(await (await send(address, { cookie: `${cookie}x` })).text(), /Your session has ended/)
  }
  assert.doesNotMatch(await (await send('/vinayagaadmin?next=%2Fadmin')).text(), /refuses the cookie/)
})
