// Prints how long the source files are and how much of them is tests and comments: `npm run lengths`.
import { isTest, lineCount, sourceFiles } from '../test/architecture/source-files.ts'
import { parseSource } from '../test/architecture/imports.ts'
import { readCommandLine } from './command-line.ts'

readCommandLine(`npm run lengths

Prints how long the source files are, and how much of them is tests and comments.`)
const files = Object.entries(sourceFiles()).map(([path, text]) => ({ path, text, lines: lineCount(text) }))
const [tests, sources] = [files.filter(({ path }) => isTest(path)), files.filter(({ path }) => !isTest(path))]

for (const [name, group] of Object.entries({ sources, tests })) {
  const sorted = group.toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const longest = sorted.slice(-3).toReversed()
  say(
    `${name.padEnd(8)} ${sorted.length} files, ${total(sorted)} lines: median ${at(0.5)?.lines}, p90 ${at(0.9)?.lines}`,
  )
  say(`         longest: ${longest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`)
}
const comments = sources.flatMap(({ path, text }) => parseSource(path, text).comments.map((one) => lineCount(one.text)))
say(`tests to sources ${(total(tests) / total(sources)).toFixed(2)}`)
say(
  `comments ${((100 * comments.reduce((sum, lines) => sum + lines, 0)) / total(sources)).toFixed(1)} % of the lines of the sources`,
)

function total(group: { lines: number }[]): number {
  return group.reduce((sum, { lines }) => sum + lines, 0)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
