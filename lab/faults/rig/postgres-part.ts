// The PostgreSQL server stopped, backends killed, a process frozen with its locks, answers to COMMIT dropped.
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { cleanup, openScope, type Scope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { type PostgresServer, startPostgres } from '#test/database/postgres-server.ts'
import { faultsOf, untilBack } from '../disk/full-disk.ts'
import { type FaultyShop, openFaultyShop } from '../faulty-shop.ts'
import type { PostgresFault } from '../inject/postgres-faults.ts'
import { openDroppingProxy } from '../postgres/dropping-proxy.ts'
import { control, countFaults, type Figure, type Part, type PartOptions } from '../figure.ts'

const GROUP = 8
/** Longer than all of the shop's limits together: a longer wait never ends. */
const LONGEST_ANSWER_MS = 16_000
const FROZEN_MS = 7_000

type Storm = { shop: FaultyShop; server: PostgresServer; scope: Scope; times: number; wrong: PostgresFault[] }
type Outcome = { faults: string[]; longestMs: number; happened: number }

export const postgresPart: Part = {
  name: 'postgres',
  title: 'PostgreSQL: crashes, ended and frozen connections',
  async run(options) {
    const storms: [what: string, storm: (storm: Storm) => Promise<number>][] = [
      ['the server stopped at once', stopAtOnce],
      ['backends ended by the server', endBackends],
      ['a backend killed, so that the server recovers', killBackend],
      ['a process frozen while it holds rows', freeze],
      ['answers to COMMIT dropped', dropCommits],
    ]
    const figures: Figure[] = []
    for (const [what, storm] of storms) {
      const { faults, longestMs, happened } = await inStorm(options, storm)
      for (const fault of new Set(faults)) options.say(`${what}: ${fault}`)
      figures.push(countFaults(`${what}: orders lost, doubled, halved; wrong answers`, happened, faults.length))
      figures.push({
        what: '  longest answer',
        value: `${(longestMs / 1_000).toFixed(1)} s`,
        target: `${LONGEST_ANSWER_MS / 1_000} s`,
        isMet: longestMs < LONGEST_ANSWER_MS,
      })
    }
    const late = await inStorm(options, stopAtOnce, ['commits late'])
    figures.push(control('commits late', late.faults, /was acknowledged and is lost/))
    const forgetful = await inStorm(options, dropCommits, ['forgets keys'])
    figures.push(control('forgets keys', forgetful.faults, /without a key|was answered with/))
    const patient = await inStorm(options, freeze, ['waits for ever'])
    const hung = patient.longestMs > FROZEN_MS - 1_000 ? [`an answer took ${patient.longestMs} ms`] : []
    return [...figures, control('waits for ever', hung, /an answer took/)]
  },
}

/** Two processes take orders during the storm; afterwards every unanswered one gets an answer. */
async function inStorm(
  { seed, isQuick }: PartOptions,
  storm: (storm: Storm) => Promise<number>,
  wrong: PostgresFault[] = [],
): Promise<Outcome> {
  const scope = openScope()
  try {
    const server = await startPostgres({ fast: false, crashes: true })
    cleanup(scope, server.stop)
    const place = { ...(await emptyPlace('sqlite', scope)), databaseUrl: server.url }
    const shop = await openFaultyShop(scope, place, seed)
    const injections = wrong.length > 0 ? [{ file: 'postgres-faults', fault: wrong.join(',') } as const] : []
    const { origin } = await shop.start({ injections })
    await shop.start({ injections, customers: 'also' })
    const load = startLoad(shop)
    const happened = await storm({ shop, server, scope, times: isQuick ? 2 : 8, wrong })
    const { faults, longestMs } = await load.stop()
    faults.push(...(await untilBack(shop, origin)), ...(await shop.audit()))
    return { faults, longestMs, happened }
  } finally {
    await scope.end()
  }
}

function startLoad({ driver }: FaultyShop) {
  const state = { isOver: false, longestMs: 0 }
  const faults: string[] = []
  async function customer() {
    while (!state.isOver) {
      const started = performance.now()
      const answer = await driver.order()
      state.longestMs = Math.max(state.longestMs, performance.now() - started)
      faults.push(...faultsOf(answer))
      if (typeof answer === 'object' && answer.status === 503) await wait(50)
    }
  }
  const all = Promise.all(Array.from({ length: GROUP }, customer))
  return {
    async stop() {
      await wait(300)
      state.isOver = true
      await all
      return { faults, longestMs: state.longestMs }
    },
  }
}

async function stopAtOnce({ server, times }: Storm): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await wait(700)
    await server.crash()
    await wait(200)
    await server.restart()
  }
  return times
}

async function endBackends({ server, times }: Storm): Promise<number> {
  let ended = 0
  for (let time = 0; time < times * 5; time += 1) {
    await wait(150)
    ended += (
      await ask(
        server,
        `select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
        order by random() limit 2) as chosen`,
      )
    ).length
  }
  return ended
}

/** The server ends all other backends too, and recovers as after a crash. */
async function killBackend({ server, times }: Storm): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await wait(900)
    const [row] = await ask(
      server,
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    )
    if (row) process.kill(Number(row.pid), 'SIGKILL')
  }
  return times
}

/** A third process stops in the middle of an order, and resumes later. */
async function freeze({ shop, times, wrong }: Storm): Promise<number> {
  const rounds = Math.ceil(times / 4)
  for (let round = 0; round < rounds; round += 1) {
    const injections = [{ file: 'postgres-faults', fault: ['freezes', ...wrong].join(',') } as const]
    const { origin, pid } = await shop.start({ customers: 'none', injections })
    const frozen = shop.driver.order(origin)
    await wait(FROZEN_MS)
    process.kill(pid, 'SIGCONT')
    await frozen
  }
  return rounds
}

async function dropCommits({ shop, server, scope, times }: Storm): Promise<number> {
  const proxy = await openDroppingProxy(scope, server.url, (nth) => nth > 20 && nth % 3 === 0)
  await shop.start({ customers: 'also', databaseUrl: proxy.url })
  await wait(times * 1_000)
  return proxy.dropped()
}

async function ask({ url }: PostgresServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  // The server may end it with the others.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith('42')) throw error
    return []
  } finally {
    await client.end().catch(() => {})
  }
}
