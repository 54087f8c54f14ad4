// Opens the shop in production: builds if a source has changed, then runs main.ts.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'

/** By then everything that a page needs has been loaded once. */
const LOADED_MS = 5_000

readCommandLine(`npm start

Builds what is stale and opens the shop, on http://localhost:3000 unless PORT says otherwise.
Settings are environment variables, listed in docs/owner.md.`)

keepCompilations()
const failure = await build((line) => process.stdout.write(`${line}\n`))
if (failure) {
  process.stderr.write(`${failure}\n`)
  process.exit(1)
}
const { run } = await import('../main.ts')
await run()

/** Caches Node's compilation of every file imported from now on, for a faster next start. */
function keepCompilations() {
  enableCompileCache(join(import.meta.dirname, '../build/compiled'))
  // Node writes it at exit too, but a shop may end by a power cut.
  setTimeout(flushCompileCache, LOADED_MS).unref()
}
