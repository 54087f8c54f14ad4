// Cleans up in reverse order, so that nothing is removed while something still uses it.

type Work = () => unknown

/** A test, the whole process, or the result of `openScope`. */
export type Scope = { after(work: () => Promise<void>): void }

const stacks = new WeakMap<Scope, Work[]>()

export function cleanup(scope: Scope, work: Work): void {
  const stack = stacks.get(scope)
  if (stack) return void stack.push(work)
  const started = [work]
  stacks.set(scope, started)
  scope.after(async () => {
    for (let next = started.pop(); next; next = started.pop()) await next()
  })
}

export function openScope(): Scope & { end(): Promise<void> } {
  const works: (() => Promise<void>)[] = []
  return {
    after: (work) => void works.push(work),
    async end() {
      for (const work of works.splice(0)) await work()
    },
  }
}
