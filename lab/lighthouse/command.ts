// `npm run lab -- lighthouse`: the mobile preset on the production build, the median of three runs. `--all` takes every public page.
import { withScratchShop } from '../bench/scratch-shop.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say } from '#bin/command-line.ts'
import {
  type Category,
  failedAudits,
  figuresOf,
  medianRun,
  medianScore,
  type Report,
  targets,
} from './lighthouse-report.ts'
import { lighthouseRun } from './lighthouse-run.ts'

const RUNS = 3
const MAIN_PAGES = ['/', '/ordernow', '/ta', '/ta/ordernow']
const OTHER_PAGES = ['/contact', '/about', '/pricelist']

const { values } = readCommandLine(
  `npm run lab -- lighthouse [--all]

Runs Lighthouse's mobile preset three times on the landing page and on the order
page, in each language.

  --all  on every public page`,
  { options: { all: { type: 'boolean', default: false } } },
)
const failure = await build(say)
if (failure) throw new Error(failure)
const pages = values.all ? [...MAIN_PAGES, ...OTHER_PAGES] : MAIN_PAGES

await withScratchShop({ demo: true }, async ({ origin }) => {
  for (const page of pages) await measure(page, origin + page)
})

async function measure(page: string, url: string) {
  // The first visitor of a picture waits for its resizing.
  await lighthouseRun(url)
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await lighthouseRun(url))
  const scores = (Object.keys(targets) as Category[]).map((name) => ({ name, ...medianScore(name, reports) }))
  const missed = scores.filter(({ name, score }) => score < targets[name])
  if (missed.length > 0) process.exitCode = 1
  say(`${missed.length > 0 ? '✗' : '✓'} ${page}`)
  say(`  ${scores.map(({ name, score, all }) => `${name} ${score} (${all.join(', ')})`).join(' · ')}`)
  say(`  ${figuresOf(medianRun(reports))}`)
  for (const audit of failedAudits(reports)) say(`  - ${audit}`)
}
