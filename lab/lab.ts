// `npm run lab`: everything that measures or breaks the shop for longer than `npm test` may take.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { printHelpIfAsked, say } from '#bin/command-line.ts'

const ROOT = join(import.meta.dirname, '..')

type Room = {
  says: string
  /** Arguments of its night run; without them the night leaves it out. */
  night?: readonly string[]
  /** Arguments of `npm test`, for a room of test files; other rooms have a `command.ts`. */
  tests?: readonly string[]
}

/** The journeys of visitors, and of the people who pack, dispatch and sell over the counter. */
const IN_TAMIL =
  'buy cart catalogue checkout confirmation price-sheet product-sheet closed-question videos packing counter dispatch orders whole-day keys-alone packs budget pasted-list shared-cart order-again customer-question waiting-order'.split(
    ' ',
  )

/** In the order of a night: long promises first, with the figures that need a quiet machine in between. */
const rooms: Record<string, Room> = {
  trust: { says: 'each figure of docs/trust.md: rush, kills, power cuts, disks …', night: [] },
  races: {
    says: 'simultaneous actions in every order, on both databases',
    night: ['steps', 'random', 'mutants', 'traffic'],
  },
  faults: {
    says: 'kills, power cuts, failing disks, crashes of PostgreSQL',
    night: ['postgres'],
  },
  processes: {
    says: 'kills and rolling restarts of four processes behind a proxy',
    night: [],
  },
  failover: { says: 'PostgreSQL killed and its standby promoted, or its standby away', night: [] },
  outage: { says: 'PostgreSQL stopped and started under the load of four processes', night: [] },
  soak: { says: 'an hour of mixed load, the last third under attack', night: [] },
  bench: { says: "the cost of the shop beside a bare server's (docs/speed.md)", night: [] },
  scale: { says: 'what one process, one machine and ten carry (docs/scale.md)', night: [] },
  lighthouse: { says: "Lighthouse's mobile preset on the production build", night: ['--all'] },
  sizes: { says: 'the scripts and styles of the first pages against their budgets', night: [] },
  words: { says: 'every sentence in English and in Tamil' },
  browsers: { says: 'storefront and back office in Firefox and WebKit', night: [] },
  journeys: { says: 'the journeys that are too long for npm test', tests: ['lab/journeys/'], night: [] },
  tamil: {
    says: 'journeys of visitors, packers and the counter on Tamil pages',
    tests: ['--language', 'ta', ...IN_TAMIL.map((name) => `journeys/${name}.`)],
    night: [],
  },
  tests: { says: 'tests and sizes that are too long for npm test', tests: ['lab/tests/'], night: [] },
  pairs: {
    says: 'every journey on each database with each screen',
    tests: ['test/journeys/', '--every-pair'],
    night: [],
  },
  axe: { says: 'axe on every state, on each database with each screen', tests: ['axe', '--every-pair'], night: [] },
  pseudo: { says: 'a third language on every screen', night: [] },
  artwork: {
    says: 'draws the artwork again and compares it with the committed files',
    tests: ['artwork/'],
    night: [],
  },
  'import-shop': { says: 'an import of 100,000 orders: time and peak memory', night: [] },
  move: {
    says: 'a large shop moved to PostgreSQL and a bucket, and back',
    night: [],
  },
  drill: { says: 'a backup under load, restored on both databases (part of trust)' },
  flood: { says: '100,000 malformed requests with 1,024 open files (part of trust)' },
  uploads: { says: 'hostile uploads, and the memory of the heaviest (part of trust)' },
  pictures: { says: 'the pictures of two checkouts beside each other' },
  trial: { says: 'two checkouts in turns: is a piece of machinery worth keeping?' },
}
const names = Object.keys(rooms)
const list = names.map((name) => `  ${name.padEnd(12)}${rooms[name]?.says}`).join('\n')
const usage = `npm run lab -- [NAME [ARGUMENTS]]

Measures the shop and breaks it, with controls that must fail. Without a name
it runs everything, which takes a night, and prints a summary.
npm run lab -- NAME --help lists the arguments of one.

${list}`

const [name, ...args] = process.argv.slice(2)
if (name === undefined) await runNight()
else if (rooms[name]) await enter(name, args)
else {
  printHelpIfAsked(usage)
  const sentence = name.startsWith('-') ? `Unknown option '${name}'.` : `The lab has no '${name}'.`
  process.stderr.write(`${sentence}\n\n${usage}\n`)
  process.exitCode = 1
}

async function enter(room: string, own: readonly string[]) {
  const tests = rooms[room]?.tests
  const file = tests ? 'bin/test.ts' : `lab/${room}/command.ts`
  process.argv.splice(1, Infinity, join(ROOT, file), ...(tests ?? []), ...own)
  await import(pathToFileURL(join(ROOT, file)).href)
}

/** Each room has its own process: leftovers and crashes do not reach the next. */
async function runNight() {
  const outcomes: string[] = []
  for (const [room, { night }] of Object.entries(rooms)) {
    if (!night) continue
    say(`\n── ${[room, ...night].join(' ')}`)
    const started = performance.now()
    const child = spawn(process.execPath, [join(import.meta.dirname, 'lab.ts'), room, ...night], { stdio: 'inherit' })
    let isStopped = false
    const stop = () => (isStopped = child.kill('SIGTERM'))
    process.on('SIGTERM', stop)
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    process.off('SIGTERM', stop)
    const minutes = `${((performance.now() - started) / 60_000).toFixed(1)} min`
    const isMet = code === 0
    outcomes.push(
      `${isMet ? '✓' : '✗'} ${room.padEnd(12)}${minutes.padStart(10)}  ${isMet ? '' : `ended with ${signal ?? code}`}`.trimEnd(),
    )
    if (!isMet) process.exitCode = 1
    if (isStopped) break
  }
  say(`\n${outcomes.join('\n')}`)
  say(process.exitCode ? '\nSomething is missed: see above.' : '\nEverything is kept.')
}
