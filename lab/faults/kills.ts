// Kills a shop repeatedly under load, at points of its code or at its k-th write, and audits after each kill.
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from '#test/shop/running-shop.ts'
import type { FaultyShop, Start } from './faulty-shop.ts'
import { newPicture, newVideo, sendPicture, sendVideo } from '#test/fixtures/send-uploads.ts'

const GROUP = 8
/** Rare and small, so that scarce goods run short: a short order makes its group be written one by one. */
const RESTOCK_ONE_IN = 4
const RESTOCKED = 10
/** A closed day has no sales and no returns. */
const CLOSED_ONE_IN = 3
const ACTS = ['edit', 'pay', 'mark', 'sell', 'returnGoods'] as const
const PAUSE_MS = 150
const SILENT = /(did not open|ended as it opened): $/
const LONGEST_LIFE_MS = 4_000

export type AdminAct = 'edit' | 'pay' | 'mark' | 'sell' | 'returnGoods' | 'closeDay'

/** With `only`, nobody does anything else. */
export type Killing = { lifeMs?: number; withUploads?: boolean; only?: AdminAct }

export type Killed = {
  /** Whether the injected fault ended it, and not the time limit. */
  byFault: boolean
  /** From process start to its first answer; undefined when it was killed before. */
  startMs?: number
  faults: string[]
}

/**
 * Repeats unanswered requests, orders until the shop is dead, and audits. Answered keys must get the same answer again.
 */
export async function killOnce(shop: FaultyShop, how: Start, killing: Killing = {}): Promise<Killed> {
  const started = performance.now()
  let running: RunningShop
  try {
    running = await shop.start(how)
  } catch (error) {
    // A shop killed during its start prints nothing; one that cannot start prints why.
    const { message } = error as Error
    return { byFault: true, faults: [...(SILENT.test(message) ? [] : [message]), ...(await shop.audit())] }
  }
  const startMs = performance.now() - started
  const byFault = await workUntilDead(shop, running, killing)
  return { byFault, startMs, faults: await shop.audit() }
}

type Life = { isOver(): boolean }

async function workUntilDead(
  shop: FaultyShop,
  running: RunningShop,
  { lifeMs = LONGEST_LIFE_MS, withUploads = false, only }: Killing,
) {
  const state = { isDead: false }
  const ended = running.ended().then(() => void (state.isDead = true))
  const started = performance.now()
  const life = { isOver: () => state.isDead || performance.now() - started > lifeMs }
  await Promise.all([only ? act(shop, life, only) : order(shop, life), withUploads && upload(shop, running, life)])
  const byFault = state.isDead
  if (!byFault) await running.kill()
  await ended
  return byFault
}

async function order({ driver, random, acknowledgements }: FaultyShop, life: Life) {
  await driver.repeatUnanswered(0).catch(unanswered)
  const answered = [...acknowledgements.expected.sent.order.values()].filter(({ id }) => id !== undefined)
  while (!life.isOver()) {
    const again = answered.length > 0 ? [driver.repeat(random.pick(answered).key)] : []
    const asAdmin = [
      random.oneIn(RESTOCK_ONE_IN) && driver.restock(RESTOCKED),
      ...ACTS.map((name) => driver[name]()),
      random.oneIn(CLOSED_ONE_IN) && driver.closeDay(),
    ]
    await Promise.all([driver.orders(random.integer(1, GROUP)), ...asAdmin, ...again])
  }
}

async function act({ driver }: FaultyShop, life: Life, only: AdminAct) {
  await driver.repeatUnanswered(0).catch(unanswered)
  for (let sent = 0; !life.isOver(); sent += 1) {
    // One closing: a reopening would hide its loss.
    if (only !== 'closeDay' || sent === 0) await driver[only]()
    await wait(PAUSE_MS)
  }
}

async function upload({ acknowledgements, cookie }: FaultyShop, { origin }: RunningShop, life: Life) {
  const admin = { origin, cookie }
  try {
    while (!life.isOver()) {
      const { path } = await sendPicture(admin, await newPicture())
      if (path !== undefined) acknowledgements.add({ is: 'file answered', path })
      acknowledgements.add({ is: 'file answered', path: await sendVideo(admin, await newVideo()) })
    }
  } catch {
    // The shop is dead.
  }
}

function unanswered() {}
