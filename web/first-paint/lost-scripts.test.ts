import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate } from 'node:timers/promises'
import vm from 'node:vm'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { reloadWithoutScripts } from './lost-scripts.ts'

type Storage = Pick<ReturnType<typeof fakeStorage>, 'getItem' | 'setItem'>
type Request = { signal: AbortSignal }

/** A page that has lost a script; `answer` is the shop's. */
function losing(sessionStorage: Storage, type: string, answer: (request: Request) => Promise<{ status: number }>) {
  const element = { ariaBusy: 'true' as string | null }
  const timers: (() => void)[] = []
  const page = { element, timers, released: false, reloads: 0, said: '' }
  const { AbortSignal } = globalThis
  const lost = vm.runInNewContext(reloadWithoutScripts('"Load it again"'), {
    window: { earlyInput: { elements: [element], capture: { abort: () => (page.released = true) } } },
    document: { body: { insertAdjacentHTML: (_: string, html: string) => (page.said += html) } },
    sessionStorage,
    performance: { getEntriesByType: () => [{ type }] },
    setTimeout: (run: () => void) => timers.push(run),
    fetch: async (_: string, request: Request) => answer(request),
    location: { reload: () => (page.reloads += 1) },
    AbortSignal,
    Date,
  })
  lost({ type: 'error' })
  return page
}

const answers = async () => ({ status: 200 })
const shown = ({ reloads, released, element, said }: ReturnType<typeof losing>) => {
  return [reloads, released, element.ariaBusy, said]
}

async function runTimers({ timers }: ReturnType<typeof losing>) {
  for (const run of timers.splice(0)) run()
  await setImmediate()
}

/** Has room for `most` letters. */
function smallStorage(most: number): Storage {
  const { getItem, setItem } = fakeStorage()
  return {
    getItem,
    setItem(name, text) {
      if (String(text).length > most) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      setItem(name, String(text))
    },
  }
}

for (const room of [0, 1, 13]) {
  test(`with room for ${room} letters in the storage the page loads again once, then says so, and its buttons are free`, async () => {
    const storage = smallStorage(room)
    const first = losing(storage, 'navigate', answers)
    await runTimers(first)
    assert.deepEqual(shown(first), [1, false, 'true', ''])
    const second = losing(storage, 'reload', answers)
    await runTimers(second)
    assert.deepEqual(shown(second), [0, true, null, 'Load it again'])
  })
}

test('a line that never answers is asked again', async (t) => {
  const timeout = new AbortController()
  t.mock.method(AbortSignal, 'timeout', () => timeout.signal)
  const page = losing(fakeStorage(), 'navigate', ({ signal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await runTimers(page)
  assert.equal(page.timers.length, 0)
  timeout.abort()
  await setImmediate()
  assert.equal(page.timers.length, 1)
})
