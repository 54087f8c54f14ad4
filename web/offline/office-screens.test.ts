import assert from 'node:assert/strict'
import test from 'node:test'
import { isScreenLasting, isScreenSaved } from './office-screens.ts'
import { SAVED_AT } from './saved-pages.ts'

const HOUR_MS = 60 * 60_000

test('a screen counts as saved as long as the worker opens it, by a clock that may have been set', async (t) => {
  const at = Date.UTC(2026, 9, 28)
  const saved = new Response('', { headers: { [SAVED_AT]: String(at) } })
  t.mock.timers.enable({ apis: ['Date'], now: at })
  const before = Object.getOwnPropertyDescriptor(globalThis, 'caches')
  const caches = { match: async (path: string) => (path === '/admin/counter' ? saved : undefined) }
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
  t.after(() => {
    if (before) Object.defineProperty(globalThis, 'caches', before)
    else Reflect.deleteProperty(globalThis, 'caches')
  })
  for (const hours of [0, 71, -71, 72, -72, 500]) {
    t.mock.timers.setTime(at + hours * HOUR_MS)
    const isOpened = Math.abs(hours) < 72
    assert.equal(isScreenLasting(saved), isOpened, `${hours} hours`)
    assert.equal(await isScreenSaved('/admin/counter'), isOpened, `${hours} hours`)
    assert.equal(await isScreenSaved('/admin/packing'), false)
  }
})
