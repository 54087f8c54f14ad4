import assert from 'node:assert/strict'
import test from 'node:test'
import { type FileForm, fileForms, megabytesText } from '#domain/upload.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { isUpload } from '#server/http/serve.ts'
import { largestBody, LARGEST_FORM_BYTES, tooLargeText } from './body-limit.ts'

const forms: Record<FileForm, { intent: string; headings: string; row: string }> = {
  '/admin/import': { intent: 'start', headings: 'Product Name,Category,Price', row: 'Sparklers,Sparklers,20' },
  '/admin/money': { intent: 'read-statement', headings: 'Date,Narration,Credit', row: '20/11/2026,CASH DEPOSIT,20.00' },
}

/** Few rows: only the size matters. */
function fileOf({ headings, row }: { headings: string; row: string }, bytes: number): File {
  const line = `\n${row.replace(/,/, `${' x'.repeat(4_000)},`)}`
  const text = headings + line.repeat(Math.floor((bytes - headings.length) / line.length))
  return new File([text, ' '.repeat(bytes - text.length)], 'file.csv', { type: 'text/csv' })
}

for (const [path, mostBytes] of Object.entries(fileForms)) {
  test(`${path} takes a file of the size that its screen names, and refuses a byte more in words`, async (t) => {
    const { send, signIn } = await openTestWeb(t)
    const cookie = await signIn()
    const form = forms[path as FileForm]
    const post = async (bytes: number) => {
      const body = new FormData()
      body.set('intent', form.intent)
      body.set('id', newKey())
      body.set('file', fileOf(form, bytes))
      const encoded = new Request('http://shop.test/', { method: 'POST', body })
      const whole = await encoded.arrayBuffer()
      const headers = {
        'Content-Type': encoded.headers.get('Content-Type') ?? '',
        'Content-Length': String(whole.byteLength),
      }
      return await send(`${path}.data`, { method: 'POST', body: whole, headers, cookie })
    }
    const taken = await post(mostBytes)
    assert.equal(taken.status, 200, await taken.text())
    const above = await post(mostBytes + 1)
    assert.equal(above.status, 422)
    const sentence = new RegExp(`This file is larger than ${megabytesText(mostBytes)}`)
    assert.match(await above.text(), sentence)
    const farAbove = await post(mostBytes + 100_000)
    assert.equal(farAbove.status, 413)
    assert.match(await farAbove.text(), sentence)
  })
}

test('a form without a file has the usual limit, and a sentence for it', () => {
  for (const path of ['/admin/products', '/admin/import/download/x', '/admin/imports', '/admin/money.data.data']) {
    assert.equal(largestBody(path), LARGEST_FORM_BYTES, path)
  }
  assert.match(tooLargeText('/admin/products'), /too much for one form/)
  assert.equal(tooLargeText('/orders'), 'The request is too large.')
})

test('a form with a file has the time of an upload, at its own address and with that of its data', () => {
  for (const url of ['/admin/import', '/admin/import.data?index', '/admin/money.data', '/media/image'])
    assert.ok(isUpload(url), url)
  for (const url of ['/admin/orders.data', '/orders', '/admin/imports', '']) assert.ok(!isUpload(url), url)
})
