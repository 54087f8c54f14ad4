// Cleans up after a test from the last thing to the first, so that nothing is removed under something that still uses it.
type CleanUp = () => unknown

/** A test, or all tests of a file together: `{ after }` of node:test, taken while the file is being loaded. */
export type Ending = { after(work: () => Promise<void>): void }

const stacks = new WeakMap<Ending, CleanUp[]>()

/** Like `t.after`, which runs its work in the order of the calls, but the other way round. */
export function lastly(t: Ending, cleanUp: CleanUp): void {
  const stack = stacks.get(t)
  if (stack) return void stack.push(cleanUp)
  const started = [cleanUp]
  stacks.set(t, started)
  t.after(async () => {
    for (let next = started.pop(); next; next = started.pop()) await next()
  })
}
