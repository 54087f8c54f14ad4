// `npm run lab -- sizes`: scripts, styles and fonts of / and /ordernow in each language before any interaction, against their budgets.
import {
  drawnPages,
  FIRST_PAGES,
  FONTS_MAX_BYTES,
  fontWeights,
  readBuilt,
  SCRIPTS_MAX_BYTES,
  scriptWeights,
  STYLES_MAX_BYTES,
  styleWeights,
  sumOf,
  sizeOfBuilt,
  type Weight,
} from './first-load.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say } from '#bin/command-line.ts'

readCommandLine(`npm run lab -- sizes

Compares the scripts, styles and fonts that / and /ordernow load before any
interaction with their budgets, in each language.`)
const failure = await build(say)
if (failure) throw new Error(failure)
const pages = await drawnPages(FIRST_PAGES)
for (const [at, path] of FIRST_PAGES.entries()) {
  const html = pages[at] ?? ''
  say(`\n${path}`)
  print(scriptWeights(html, readBuilt), SCRIPTS_MAX_BYTES[path])
  print(styleWeights(html, readBuilt), STYLES_MAX_BYTES)
  print(fontWeights(html, sizeOfBuilt), FONTS_MAX_BYTES[path])
}

function print(weights: readonly Weight[], budget: number) {
  for (const { file, bytes } of weights) say(`${kilobytes(bytes).padStart(10)}  ${file}`)
  say(`${kilobytes(sumOf(weights)).padStart(10)}  in ${weights.length} files, of ${kilobytes(budget)}`)
  if (sumOf(weights) > budget) process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
