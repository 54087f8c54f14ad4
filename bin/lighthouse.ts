// `npm run lighthouse`: Lighthouse's mobile preset on the production build with the demo catalogue, the median of three runs. `-- --all` takes every public page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShop } from '#test/shop/running-shop.ts'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'
import {
  faultsOf,
  figuresOf,
  medianOf,
  middleOf,
  targets,
  type Judged,
  type Report,
} from '../bench/browser/lighthouse-report.ts'
import { lighthouseRun } from '../bench/browser/lighthouse-run.ts'

const RUNS = 3
const MAIN_PAGES = ['/', '/ordernow']
const OTHER_PAGES = ['/contact', '/about', '/pricelist']

const { values } = readCommandLine(
  `npm run lighthouse -- [--all]

Runs Lighthouse's mobile preset three times on the landing page and the order page, with --all on every public page.`,
  { options: { all: { type: 'boolean', default: false } } },
)
const failure = await build(say)
if (failure) throw new Error(failure)
const pages = values.all ? [...MAIN_PAGES, ...OTHER_PAGES] : MAIN_PAGES
const dataDir = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'))

try {
  const shop = await runShop({ dataDir }, { demo: true })
  try {
    for (const page of pages) await judge(page, shop.origin + page)
  } finally {
    await shop.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function judge(page: string, url: string) {
  // The first visitor of a picture waits until its sizes are made; everybody after does not.
  await lighthouseRun(url)
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await lighthouseRun(url))
  const scores = (Object.keys(targets) as Judged[]).map((name) => ({ name, ...medianOf(name, reports) }))
  const missed = scores.filter(({ name, score }) => score < targets[name])
  if (missed.length > 0) process.exitCode = 1
  say(`${missed.length > 0 ? '✗' : '✓'} ${page}`)
  say(`  ${scores.map(({ name, score, all }) => `${name} ${score} (${all.join(', ')})`).join(' · ')}`)
  say(`  ${figuresOf(middleOf(reports))}`)
  for (const fault of faultsOf(reports)) say(`  - ${fault}`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
