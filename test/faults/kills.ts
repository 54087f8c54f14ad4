// F3 and F6: kills a shop over and over, at points of its code or at its k-th write, while customers order; audits after each kill.
import type { RunningShop } from '../shop/running-shop.ts'
import type { FaultyShop, Start } from './faulty-shop.ts'
import { newPicture, newVideo, sendPicture, sendVideo } from './uploads.ts'

const GROUP = 8
const SILENT = /did not open: $/
/** A shop that is not dead by then is killed at this moment, whatever it does. */
const LONGEST_LIFE_MS = 4_000

export type Killing = { lifeMs?: number; withUploads?: boolean }

export type Killed = {
  /** Whether the shop ended by the fault that was asked for, and not by the end of the time. */
  byFault: boolean
  /** From the start of the process to its first answer; undefined when it was killed before. */
  startMs?: number
  faults: string[]
}

/**
 * Starts the shop, repeats what had no answer, orders until it is dead, and audits. Keys that had an answer before are sent again as
 * well: their answer must be the same.
 */
export async function killOnce(shop: FaultyShop, how: Start, killing: Killing = {}): Promise<Killed> {
  const started = performance.now()
  let running: RunningShop
  try {
    running = await shop.start(how)
  } catch (error) {
    // Killed while it started, it has said nothing; else it has said why it does not start.
    const { message } = error as Error
    return { byFault: true, faults: [...(SILENT.test(message) ? [] : [message]), ...(await shop.audit())] }
  }
  const startMs = performance.now() - started
  const byFault = await workUntilDead(shop, running, killing)
  return { byFault, startMs, faults: await shop.audit() }
}

type Life = { isOver(): boolean }

/** Returns whether it died before the end of its time. */
async function workUntilDead(
  shop: FaultyShop,
  running: RunningShop,
  { lifeMs = LONGEST_LIFE_MS, withUploads = false }: Killing,
) {
  const state = { isDead: false }
  const ended = running.ended().then(() => void (state.isDead = true))
  const started = performance.now()
  const life = { isOver: () => state.isDead || performance.now() - started > lifeMs }
  await Promise.all([order(shop, life), withUploads && upload(shop, running, life)])
  const byFault = state.isDead
  if (!byFault) await running.kill()
  await ended
  return byFault
}

async function order({ driver, random, acknowledgements }: FaultyShop, life: Life) {
  await driver.repeatUnanswered(0).catch(unanswered)
  const answered = [...acknowledgements.expected.orders].filter(([, { orderId }]) => orderId !== undefined)
  while (!life.isOver()) {
    const again = answered.length > 0 ? [driver.repeat(random.pick(answered)[0])] : []
    await Promise.all([driver.orders(random.integer(1, GROUP)), driver.restock(), ...again])
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

/** The shop is dead. */
function unanswered() {}
