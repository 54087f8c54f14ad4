import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Language } from '#domain/language.ts'
import { orderSettings } from './order-settings.ts'

const shown = { name: 'Murugan Fireworks', bank: 'of the page' }
const inTamil = async () => Response.json({ name: 'முருகன் பட்டாசு' })

async function asked(t: TestContext, language: Language, answer: () => Promise<Response>) {
  const paths: string[] = []
  const { mock } = t.mock.method(globalThis, 'fetch', async (path: string) => {
    paths.push(path)
    return answer()
  })
  const settings = await orderSettings(language, shown)
  mock.restore()
  return { settings, paths }
}

test('the papers of an order in another language than the page’s have the shop’s texts in it', async (t) => {
  const tamil = { settings: { name: 'முருகன் பட்டாசு', bank: 'of the page' }, paths: ['/ta/settings.json'] }
  assert.deepEqual(await asked(t, 'ta', inTamil), tamil)
  assert.deepEqual(await asked(t, 'en', inTamil), { settings: shown, paths: [] })
})

test('without an answer they have those of the page', async (t) => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({ name: 'Busy' }, { status: 503 }),
    async () => new Response('<html>'),
  ]
  for (const answer of answers) assert.equal((await asked(t, 'ta', answer)).settings, shown)
})
