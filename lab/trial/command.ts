// `npm run lab -- trial`: alternates two built checkouts and judges the first one's extra machinery.
import { type Figure, figureNames, figures } from './figures.ts'
import { runTrial, trialTable } from './trial.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'

const usage = `npm run lab -- trial --with FOLDER --without FOLDER --figure NAME [--runs 10]

Runs two built checkouts of the project in turns, one with a piece of machinery
and one without it. Prints both medians of each sample, the spread, the gain,
and whether the gain is 20 % or more and larger than its spread.
Needs an idle machine. The figures are:

${figureNames.map((name) => `  ${name.padEnd(8)}${figures[name].title}`).join('\n')}`

const { values } = readCommandLine(usage, {
  options: {
    with: { type: 'string' },
    without: { type: 'string' },
    figure: { type: 'string' },
    runs: { type: 'string', default: '10' },
  },
})
const name = figureNames.find((each) => each === values.figure)
const runs = wholeNumber(usage, 'runs', values.runs)
if (!values.with || !values.without || name === undefined) {
  process.stderr.write(`--with, --without and one of the figures as --figure are needed.\n\n${usage}\n`)
  process.exitCode = 1
} else {
  const figure: Figure = figures[name]
  const folders = { with: values.with, without: values.without }
  for await (const [engine, compared] of runTrial(folders, figure, runs)) {
    process.stdout.write(`${figure.title}, ${engine}, ${runs} runs each\n${trialTable(compared)}\n\n`)
  }
}
