import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from '#server/log.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const FORM = { 'Content-Type': 'multipart/form-data; boundary=a-boundary' }
const CREATION = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' }

test('an internal error is answered in the shape of the contract, and logged', async (t) => {
  const table = [
    {
      code: 'EIO',
      status: 503,
      message: 'The shop cannot answer at this moment. Please try again in a few seconds.',
      logged: 1,
    },
    { code: 'EUNKNOWN', status: 500, message: 'The upload could not be stored. Please try again.', logged: 3 },
  ]
  for (const { code, status, message, logged } of table) {
    const lines: string[] = []
    const web = await openTestWeb(t, 'sqlite', { log: openLog((line) => lines.push(line)) })
    const cookie = await web.signIn()
    const broken = Object.assign(new Error(`${code}: of the disk`), { code })
    t.mock.method(web.shop.media, 'receiveVideo', () => Promise.reject(broken))
    t.mock.method(web.shop.media, 'receiveImage', () => Promise.reject(broken))
    t.mock.method(web.shop.media.chunks, 'create', () => Promise.reject(broken))
    for (const [path, headers] of [
      ['/media/video/upload', FORM],
      ['/media/image/upload', FORM],
      ['/media/video/pieces', CREATION],
    ] as const) {
      const answer = await web.send(path, { method: 'POST', headers, cookie })
      assert.equal(answer.status, status)
      assert.equal(answer.headers.has('Retry-After'), status === 503)
      assert.deepEqual(((await answer.json()) as { error: unknown }).error, { message })
    }
    assert.equal(lines.filter((line) => line.includes(code)).length, logged)
  }
})
