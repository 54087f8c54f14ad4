import assert from 'node:assert/strict'
import test from 'node:test'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { pageMeta } from './page-meta.ts'
import { siteOrigin } from './site-origin.ts'

const frame = { settings: publicSettings(demoSettings) }
const page = { title: 'About', description: 'Who we are.', path: '/about' }

test('a page has the shop in its title, and one absolute address everywhere', () => {
  const meta = pageMeta(frame, page)
  assert.deepEqual(meta[0], { title: 'About | Sri Vinayaga Crackers' })
  const said = JSON.stringify(meta).replaceAll(siteOrigin(), 'https://shop.example')
  assert.match(said, /"rel":"canonical","href":"https:\/\/shop\.example\/about"/)
  assert.match(said, /"og:url","content":"https:\/\/shop\.example\/about"/)
  assert.match(said, /"og:image","content":"https:\/\/shop\.example\/share\/shop\.jpg"/)
})

test('the landing page’s title is the shop and its tagline', () => {
  const [title] = pageMeta(frame, { description: '', path: '/' })
  assert.deepEqual(title, { title: 'Sri Vinayaga Crackers · Light up every Deepavali' })
})

test('a long description is cut after a whole word within 160 letters', () => {
  const description = 'sparklers '.repeat(20)
  const [, found] = pageMeta(frame, { ...page, description })
  const { content } = found as { content: string }
  assert.ok(content.length <= 160)
  assert.match(content, /sparklers…$/)
})
