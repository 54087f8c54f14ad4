// Cleans up after a test from the last thing to the first, so that nothing is removed under something that still uses it.
type CleanUp = () => unknown

/** A test, or all tests of a file together: `{ after }` of node:test, taken while the file is being loaded. */
export type Scope = { after(work: () => Promise<void>): void }

const stacks = new WeakMap<Scope, CleanUp[]>()

/** Like `t.after`, which runs its work in the order of the calls, but the other way round. */
export function cleanup(t: Scope, cleanUp: CleanUp): void {
  const stack = stacks.get(t)
  if (stack) return void stack.push(cleanUp)
  const started = [cleanUp]
  stacks.set(t, started)
  t.after(async () => {
    for (let next = started.pop(); next; next = started.pop()) await next()
  })
}
