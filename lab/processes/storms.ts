// Kills and restarts of a shop of several processes under load.
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#test/until.ts'
import { startLoad } from './load.ts'
import type { SeveralProcesses } from './several-processes.ts'

/** Kills the oldest process again and again while customers order. Returns the auditor's sentences. */
export async function killEach(
  { shop, origin, ownOrigin, pids, streams }: SeveralProcesses,
  {
    customers,
    kills,
    apartMs,
    isWrong = false,
  }: { customers: number; kills: number; apartMs: number; isWrong?: boolean },
): Promise<{ orders: number; failed: string[]; faults: string[] }> {
  const load = startLoad({ customers, driver: shop.driver, origin, ownOrigin })
  const { length } = pids()
  await until(async () => (await streams()).some((count) => count > 0))
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(apartMs)
    const pid = pids()[0]!
    process.kill(pid, 'SIGKILL')
    await until(async () => pids().length === length && !pids().includes(pid))
  }
  await wait(apartMs)
  const { orders, failed } = await load.stop()
  // A wrong shop may never answer all.
  if (!isWrong) await shop.driver.repeatUnanswered()
  return { orders, failed, faults: await shop.audit() }
}

/** Returns the requests that failed while `restart` ran. */
export async function restartUnderLoad(
  { shop, origin, ownOrigin }: SeveralProcesses,
  { customers, restart }: { customers: number; restart: () => Promise<unknown> },
): Promise<{ requests: number; orders: number; failed: string[]; faults: string[] }> {
  const load = startLoad({ customers, driver: shop.driver, origin, ownOrigin })
  await wait(300)
  // A restart that fails must not leave the load behind.
  await restart().catch(async (error: unknown) => {
    await load.stop()
    throw error
  })
  await wait(300)
  const counted = await load.stop()
  await shop.driver.repeatUnanswered()
  return { ...counted, faults: await shop.audit() }
}
