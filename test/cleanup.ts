// Cleans up after a test from the last thing to the first, so that nothing is removed under something that still uses it.

type Work = () => unknown

/** What has an end: a test, the whole process, or what `openScope` returns. */
export type Scope = { after(work: () => Promise<void>): void }

const stacks = new WeakMap<Scope, Work[]>()

/** Like `t.after`, which runs its work in the order of the calls, but the other way round. */
export function cleanup(scope: Scope, work: Work): void {
  const stack = stacks.get(scope)
  if (stack) return void stack.push(work)
  const started = [work]
  stacks.set(scope, started)
  scope.after(async () => {
    for (let next = started.pop(); next; next = started.pop()) await next()
  })
}

/** A scope that ends when the caller says so. */
export function openScope(): Scope & { end(): Promise<void> } {
  const works: (() => Promise<void>)[] = []
  return {
    after: (work) => void works.push(work),
    async end() {
      for (const work of works.splice(0)) await work()
    },
  }
}
