// What a process over PostgreSQL spends without orders, on new pages, and on the orders of the other processes.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Scope } from '#test/cleanup.ts'
import { processState } from '#test/processes/process-state.ts'
import { load } from '../bench/load/http-load.ts'
import { pageRequest } from '../bench/load/requests.ts'
import type { Costs, OrderCosts, Work } from './costs.ts'
import { LINES, measureOrders, PER_SECOND, sendOrders } from './measure-orders.ts'
import { type MeasuredSite, openClient, openMeasuredSite, processorMs, untilQuiet } from './measured-site.ts'
import { sent, workOf } from './work-of.ts'

const CHANNEL = 'shop_live'
const SECOND = 'second'

type SharedCosts = Pick<Costs, 'idleSecond' | 'heard' | 'messages' | 'newPage' | 'processMb' | 'connectionMb'>

/** On PostgreSQL: what a process spends alone, on new pages, and on the orders of another one. */
export async function measureShared(
  scope: Scope,
  place: DatabasePlace & { databaseUrl: string },
  seconds: number,
): Promise<SharedCosts & { orders: OrderCosts }> {
  const client = await openClient(scope, place.databaseUrl)
  const first = await openMeasuredSite(scope, place)
  await untilQuiet(first)
  const idleSecond = await idleOf(first)
  const orders = await measureOrders(first, {
    seconds,
    idle: idleSecond,
    walBytes: async () => {
      const { rows } = await client.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)
      return Number(rows[0].bytes)
    },
  })
  await untilQuiet(first)
  const newPage = await measureNewPage(first, client, { seconds: 2 * seconds, idle: idleSecond })
  let messages = 0
  client.on('notification', () => (messages += 1))
  const second = await openMeasuredSite(scope, {
    ...place,
    databaseUrl: `${place.databaseUrl}?application_name=${SECOND}`,
  })
  await untilQuiet(second)
  await client.query(`listen ${CHANNEL}`)
  const sending = { clients: 8, seconds, perSecond: PER_SECOND, lines: LINES, ids: first.productIds }
  // Opens the connections that it needs while it hears of orders.
  await sendOrders(first, sending)
  messages = 0
  const before = { shop: second.spent().shop, database: await spentFor(client, SECOND) }
  const count = await sent(sendOrders(first, sending), seconds)
  const after = { shop: second.spent().shop, database: await spentFor(client, SECOND) }
  const each = (part: keyof Work) => Math.max(0, after[part] - before[part] - idleSecond[part] * seconds) / count
  const heard = { shop: each('shop'), database: each('database') }
  const memory = { processMb: processState(first.pid)!.megabytes, connectionMb: await connectionMb(client) }
  await second.stop()
  await first.stop()
  return { orders, idleSecond, heard, messages: messages / count, newPage, ...memory }
}

/** Processor milliseconds of PostgreSQL for the connections of that name. */
async function spentFor(client: Client, name: string): Promise<number> {
  const { rows } = await client.query('select pid from pg_stat_activity where application_name = $1', [name])
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0)
}

async function idleOf(site: MeasuredSite): Promise<Work> {
  const seconds = 8
  return workOf(site, async () => {
    await wait(seconds * 1_000)
    return seconds
  })
}

/** A product's stock changes all the time, and a visitor opens the page ten times a second. */
async function measureNewPage(
  site: MeasuredSite,
  client: Client,
  { seconds, idle }: { seconds: number; idle: Work },
): Promise<Work> {
  const selling = setInterval(() => {
    void client.query('update products set stock = stock - 1 where id = $1', [site.productIds[0]])
  }, 100)
  const request = pageRequest('/ordernow')
  const all = await workOf(
    site,
    async () => {
      await load({ port: site.port, clients: 2, seconds, perSecond: 10, request, status: 200 })
      return seconds
    },
    idle,
  )
  clearInterval(selling)
  return all
}

/** The mean of what each connection of the shop has for itself. */
async function connectionMb(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const own = rows.map(({ pid }) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kb]) => sum + Number(kb), 0)
  })
  return own.reduce((sum, kb) => sum + kb, 0) / own.length / 1_024
}
