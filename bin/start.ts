// Opens the shop as a visitor will see it: builds what is stale, then becomes main.ts.
import { build } from './build.ts'
import { keepCompilations } from './kept-compilations.ts'

keepCompilations()
const failure = await build((line) => process.stdout.write(`${line}\n`))
if (failure) {
  process.stderr.write(`${failure}\n`)
  process.exit(1)
}
await import('../main.ts')
