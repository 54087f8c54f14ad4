import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareLink } from './share-link.ts'

const link = { title: '4" Lakshmi', url: 'https://shop.example/ordernow?product=PRD1155' }
const fails = (name: string) => () => Promise.reject(Object.assign(new Error('refused'), { name }))

test('the share sheet shares a link, whether it is used or closed', async () => {
  const shared: unknown[] = []
  assert.equal(await shareLink(link, { share: async (data) => void shared.push(data) }), 'shared')
  assert.deepEqual(shared, [link])
  assert.equal(await shareLink(link, { share: fails('AbortError') }), 'shared')
})

test('the clipboard gets the link where there is no share sheet, or it does not open', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  assert.equal(await shareLink(link, { clipboard }), 'copied')
  assert.equal(await shareLink(link, { share: fails('NotAllowedError'), clipboard }), 'copied')
  assert.deepEqual(copied, [link.url, link.url])
})

test('a page without TLS cannot share a link', async () => {
  assert.equal(await shareLink(link, {}), 'refused')
  assert.equal(await shareLink(link, { clipboard: { writeText: fails('NotAllowedError') } }), 'refused')
})
