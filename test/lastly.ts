// Cleans up after a test from the last thing to the first, so that nothing is removed under something that still uses it.
import type { TestContext } from 'node:test'

type CleanUp = () => unknown

const stacks = new WeakMap<TestContext, CleanUp[]>()

/** Like `t.after`, which runs its work in the order of the calls, but the other way round. */
export function lastly(t: TestContext, cleanUp: CleanUp): void {
  const stack = stacks.get(t)
  if (stack) return void stack.push(cleanUp)
  const started = [cleanUp]
  stacks.set(t, started)
  t.after(async () => {
    for (let next = started.pop(); next; next = started.pop()) await next()
  })
}
