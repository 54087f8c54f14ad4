// Opens the shop in production: builds if a source has changed, then runs main.ts.
import { flushCompileCache } from 'node:module'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'

/** By then everything that a page needs has been loaded once. */
const LOADED_MS = 5_000

readCommandLine(`npm start

Builds the shop if a source has changed, and opens it on http://localhost:3000
or on the port in PORT.
docs/owner.md lists the settings, which are environment variables.`)

// Node writes the compile cache at exit too, but a shop may end by a power cut.
setTimeout(flushCompileCache, LOADED_MS).unref()
const failure = await build((line) => process.stdout.write(`${line}\n`))
if (failure) {
  process.stderr.write(`${failure}\n`)
  process.exit(1)
}
const { run } = await import('../main.ts')
await run()
