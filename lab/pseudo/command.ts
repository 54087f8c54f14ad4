// `npm run lab -- pseudo`: a third language, added to a copy of the project, on every screen.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, say } from '#bin/command-line.ts'
import { openScope } from '#test/cleanup.ts'
import { copyProject } from '#test/processes/copied-project.ts'
import { addLanguage } from './add-language.ts'

const usage = `npm run lab -- pseudo [AREA OR PART OF A NAME …]

Adds a language made from the English to a copy of the project, by the steps of
docs/tamil.md. Opens every screen and state in it at 390 and 1440 px, or those
of an area (storefront, office, orders, counter, goods, owner, parcels) or with
one of the parts in their name. Lists texts that are in no catalogue, sentences
made of pieces, and texts that are cut or too wide.`
const { positionals } = readCommandLine(usage, { words: true })
const CACHE = 'node_modules/.cache'
const scope = openScope()
try {
  const { folder } = copyProject(scope, { packages: 'all', also: ['docs', 'lab', 'test'] })
  const cache = join(import.meta.dirname, '../..', CACHE)
  if (existsSync(cache)) symlinkSync(cache, join(folder, CACHE))
  addLanguage(folder)
  const steps = [
    ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
    ['node_modules/typescript/bin/tsc', '-p', '.'],
    ['bin/build.ts'],
    ['lab/pseudo/walk.ts', ...positionals],
  ]
  for (const step of steps) {
    const child = spawn(process.execPath, step, { cwd: folder, stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) {
      say(`${step.join(' ')} failed in the copy.`)
      process.exitCode = 1
      break
    }
  }
} finally {
  await scope.end()
}
