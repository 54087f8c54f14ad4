// Hundreds of kills: at the k-th call by strace, at named points and at random moments.
import { type SeededRandom, seededRandom } from '#bin/seed/seeded-random.ts'
import { openScope } from '#test/cleanup.ts'
import { type DatabaseKind, emptyPlace } from '#test/database/databases.ts'
import { type FaultyShop, openFaultyShop, type Start } from '../faulty-shop.ts'
import type { KillPoint } from '../inject/kill-points.ts'
import { killOnce, type Killing } from '../kills.ts'
import { type Control, controlsOn, tryControl } from './controls.ts'
import { control, countFaults, type Figure, notRun, type Part, type PartOptions } from '../figure.ts'

/** The auditor reads all orders after each kill: fresh folders keep that quick. */
const KILLS_A_FOLDER = 25
const CONTROL_TRIES = 6

/** How often each call is made while a shop starts and takes some groups of orders. */
const CALLS: [calls: string, most: number][] = [
  ['pwrite64', 700],
  ['pwrite64', 60],
  ['fsync,fdatasync', 40],
  ['fsync,fdatasync,ftruncate,rename,unlink,pwrite64', 25],
  ['rename,unlink,write', 12],
]

const POINTS: [point: KillPoint, most: number][] = [
  ['statement', 120],
  ['between orders', 6],
  ['before commit', 8],
  ['after commit', 8],
  ['answer', 40],
  ['admin answer', 60],
  ['file', 40],
]

/** Points that only the shop's own files have. */
const OF_SQLITE: KillPoint[] = ['between orders', 'file']

type Plan = { how: Start; killing: Killing; what: string }
type Group = { what: string; share: number; plan: (random: SeededRandom, kind: DatabaseKind) => Plan }

const named: Group = { what: 'named points', share: 0.2, plan: atPoint }
const atRandom: Group = { what: 'random moments', share: 0.1, plan: atRandomMoment }
const nthCall: Group = { what: 'k-th write, sync or rename', share: 0.7, plan: atCall }

export const killPart: Part = {
  name: 'kills',
  title: 'Kills: kill -9 on SQLite',
  async run(options) {
    if (options.hasStrace) return await killAndControl('sqlite', [named, atRandom, nthCall], options)
    const figures = await killAndControl('sqlite', [named, atRandom], options)
    return [notRun('kills at the k-th write, sync or rename', 'strace is missing'), ...figures]
  },
}

export const postgresKillPart: Part = {
  name: 'postgres-kills',
  title: 'Kills: kill -9 of a shop on PostgreSQL',
  run: (options) => killAndControl('postgres', [named, atRandom], options),
}

async function killAndControl(kind: DatabaseKind, groups: readonly Group[], options: PartOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  const shares = groups.reduce((sum, { share }) => sum + share, 0)
  for (const group of groups) {
    const count = Math.ceil((options.kills * group.share) / shares)
    figures.push(...(await kill(kind, group, count, options)))
  }
  for (const each of controlsOn(kind)) figures.push(await wrongShop(kind, each, options))
  return figures
}

function atPoint(random: SeededRandom, kind: DatabaseKind): Plan {
  const points = kind === 'sqlite' ? POINTS : POINTS.filter(([point]) => !OF_SQLITE.includes(point))
  const [point, most] = random.pick(points)
  const nth = random.integer(1, most)
  return {
    what: `${point} ${nth}`,
    how: { injections: [{ file: 'kill-points', point, nth }] },
    killing: { withUploads: point === 'file' },
  }
}

function atRandomMoment(random: SeededRandom): Plan {
  const lifeMs = random.integer(5, 1_500)
  return { what: `${lifeMs} ms`, how: {}, killing: { lifeMs, withUploads: true } }
}

function atCall(random: SeededRandom): Plan {
  const [calls, most] = random.pick(CALLS)
  const k = random.integer(1, most)
  // strace's --seccomp-bpf is faster, but injects nothing.
  const strace = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`]
  const under = [...strace, '-e', 'signal=none', '-e', `inject=${calls}:signal=KILL:when=${k}`]
  return { what: `${calls} ${k}`, how: { under }, killing: { withUploads: random.oneIn(3) } }
}

async function kill(
  kind: DatabaseKind,
  { what, plan }: Group,
  count: number,
  { seed, say }: PartOptions,
): Promise<Figure[]> {
  const random = seededRandom(`${seed} ${what}`)
  const on = kind === 'postgres' ? ' on PostgreSQL' : ''
  let [faulty, byFault, longestStartMs, orders, hangs] = [0, 0, 0, 0, 0]
  for (let done = 0; done < count;) {
    const scope = openScope()
    try {
      const shop = await openFaultyShop(scope, await emptyPlace(kind, scope), `${seed} ${what} ${done}`)
      for (const end = Math.min(done + KILLS_A_FOLDER, count); done < end; done += 1) {
        const planned = plan(random, kind)
        const killed = await killOnce(shop, planned.how, planned.killing)
        longestStartMs = Math.max(longestStartMs, killed.startMs ?? 0)
        byFault += killed.byFault ? 1 : 0
        faulty += killed.faults.length > 0 ? 1 : 0
        if (killed.faults.length > 0) say(`${planned.what}: ${killed.faults.slice(0, 3).join('; ')}`)
      }
      faulty += (await isSoundAfterwards(shop, say)) ? 0 : 1
      orders += [...shop.acknowledgements.expected.sent.order.values()].filter(({ id }) => id !== undefined).length
      hangs += shop.driver.answers.get('hangs') ?? 0
    } finally {
      await scope.end()
    }
    say(`${what}: ${done} of ${count} kills, ${faulty} with a fault, ${orders} orders acknowledged`)
  }
  return [
    countFaults(`kills at ${what}${on}: orders lost, doubled, halved`, count, faulty),
    {
      what: `  orders acknowledged; killed by the fault; longest start`,
      value: `${orders}; ${byFault}; ${(longestStartMs / 1_000).toFixed(1)} s`,
      target: '',
      isMet: true,
    },
    countFaults('  requests that hang', orders, hangs),
  ]
}

async function isSoundAfterwards(shop: FaultyShop, say: (line: string) => void): Promise<boolean> {
  const running = await shop.start()
  await shop.driver.repeatUnanswered()
  await running.kill()
  const faults = await shop.audit()
  if (faults.length > 0) say(`after the last kill: ${faults.slice(0, 3).join('; ')}`)
  return faults.length === 0
}

async function wrongShop(kind: DatabaseKind, asked: Control, { seed, scope }: PartOptions): Promise<Figure> {
  const shop = await openFaultyShop(scope, await emptyPlace(kind, scope), `${seed} ${asked.name}`)
  return control(asked.name, await tryControl(shop, asked, { tries: CONTROL_TRIES }), asked.fault)
}
