// Loads faults into a shop's process with Node's `--import`: the shop needs no switch for them.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

export type Injection = { file: 'kill-points' | 'sqlite-mutants' | 'failing-disk' | 'postgres-faults' } & Record<
  string,
  string | number
>

/** Returns the environment of a shop with these injections on all its threads. */
export function environmentOf(injections: readonly Injection[]): Record<string, string> {
  const options = injections.map(({ file, ...asked }) => {
    const url = pathToFileURL(join(import.meta.dirname, `${file}.ts`))
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
    return `--import ${url.href}`
  })
  return options.length === 0 ? {} : { NODE_OPTIONS: options.join(' ') }
}
