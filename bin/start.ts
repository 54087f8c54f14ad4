// Opens the shop as a visitor will see it: builds what is stale, then becomes main.ts.
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'
import { keepCompilations } from './compile/compile-cache.ts'

readCommandLine(`npm start

Builds what is stale and opens the shop, on http://localhost:3000 unless PORT says otherwise.
Settings are environment variables, listed in README.md.`)

keepCompilations()
const failure = await build((line) => process.stdout.write(`${line}\n`))
if (failure) {
  process.stderr.write(`${failure}\n`)
  process.exit(1)
}
await import('../main.ts')
