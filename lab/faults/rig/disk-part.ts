// Writes and syncs that fail at every place by strace, and disks full of bytes and of inodes.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openScope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { failUploads } from '../disk/failing-uploads.ts'
import { faultsOf, orderUntilFull, untilBack } from '../disk/full-disk.ts'
import { fillInodes, fillUp, inSmallDisk, sendIntoFullDisk } from '../disk/small-disk.ts'
import { type FaultyShop, openFaultyShop } from '../faulty-shop.ts'
import { control, countFaults, type Figure, notRun, type Part, type PartOptions } from '../figure.ts'

const CALLS = ['pwrite64', 'fsync,fdatasync', 'pwrite64,fsync,fdatasync,ftruncate'] as const
const ERRORS = ['ENOSPC', 'EIO'] as const
/** One call in this many fails, so that each place of an order is met. */
const STEPS = [3, 7, 19, 41]
const GROUPS = 25
const GROUP = 6

export const diskPart: Part = {
  name: 'disk',
  title: 'Failing and full disks on SQLite',
  async run(options) {
    const figures = [await inOwnScope(options, uploads)]
    if (options.hasStrace) figures.push(...(await failingCalls(options)))
    else figures.push(notRun('failing writes and syncs', 'strace is missing'))
    if (spawnSync('unshare', ['-Urm', '/bin/sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0) {
      figures.push(await inOwnScope(options, fullByBytes), await inOwnScope(options, fullByInodes))
    } else figures.push(notRun('disks that are really full', 'this machine mounts no file system for us'))
    figures.push(await inOwnScope(options, wrongShop))
    return figures
  },
}

async function inOwnScope(options: PartOptions, run: (shop: FaultyShop, options: PartOptions) => Promise<Figure>) {
  const scope = openScope()
  try {
    return await run(await openFaultyShop(scope, await emptyPlace('sqlite', scope), options.seed), options)
  } finally {
    await scope.end()
  }
}

async function uploads(shop: FaultyShop, { say }: PartOptions): Promise<Figure> {
  const file = join(shop.folder, 'failing')
  const { origin } = await shop.start({ injections: [{ file: 'failing-disk', of: file }] })
  const { failed, faults } = await failUploads(shop, { origin, cookie: shop.cookie }, file)
  faults.push(...(await shop.audit()))
  for (const fault of faults) say(fault)
  return countFaults(
    'each file call of a picture and a video fails once: wrong answers, broken files',
    failed,
    faults.length,
  )
}

async function failingCalls(options: PartOptions): Promise<Figure[]> {
  let [failed, faulty] = [0, 0]
  for (const calls of CALLS) {
    for (const error of ERRORS) {
      for (const step of options.isQuick ? STEPS.slice(1, 2) : STEPS) {
        const found = await inOwnScopeOf(options, { calls, error, step })
        failed += found.failed
        faulty += found.faults.length > 0 ? 1 : 0
        for (const fault of found.faults) options.say(`${error} in each ${step}th ${calls}: ${fault}`)
      }
    }
  }
  return [countFaults('writes and syncs that failed: false successes, hangs, broken files', failed, faulty)]
}

type Failing = { calls: string; error: string; step: number }

/** Some calls fail while customers order; afterwards all refused orders must be taken without a restart. */
async function inOwnScopeOf({ seed }: PartOptions, { calls, error, step }: Failing) {
  const scope = openScope()
  try {
    const shop = await openFaultyShop(scope, await emptyPlace('sqlite', scope), `${seed} ${calls} ${error} ${step}`)
    const log = join(shop.folder, 'failed-calls')
    const database = join(shop.place.dataDir, 'shop.sqlite')
    // Only calls on the database, and only for a while: the shop must start, and the failures must end.
    const paths = ['-P', database, '-P', `${database}-wal`]
    const inject = `inject=${calls}:error=${error}:when=${30 + step}..${30 + step * 60}+${step}`
    const under = [
      'strace',
      '-f',
      '-qq',
      '-o',
      log,
      ...paths,
      '-e',
      `trace=${calls}`,
      '-e',
      'signal=none',
      '-e',
      inject,
    ]
    const { origin } = await shop.start({ under })
    const faults = new Set<string>()
    for (let group = 0; group < GROUPS; group += 1) {
      for (const answer of await shop.driver.orders(GROUP)) for (const fault of faultsOf(answer)) faults.add(fault)
    }
    for (const fault of await untilBack(shop, origin)) faults.add(fault)
    for (const fault of await shop.audit()) faults.add(fault)
    return { failed: readFileSync(log, 'utf8').split('(INJECTED)').length - 1, faults: [...faults] }
  } finally {
    await scope.end()
  }
}

/** More than the hundred megabytes that uploads leave free for orders. */
async function fullByBytes(shop: FaultyShop, { say }: PartOptions): Promise<Figure> {
  const faults: string[] = []
  const { origin, disk } = await inSmallDisk(shop, { size: '160m', inodes: 4_000 })
  const admin = { origin, cookie: shop.cookie }
  faults.push(...(await sendIntoFullDisk(shop, admin, disk)))
  for (let times = 0; times < 3; times += 1) {
    const filler = fillUp(disk)
    faults.push(...(await orderUntilFull(shop, origin)))
    rmSync(filler)
    faults.push(...(await untilBack(shop, origin)))
  }
  faults.push(...(await shop.audit(disk)))
  for (const fault of faults) say(`full by bytes: ${fault}`)
  return countFaults('disk full by bytes, during a video in chunks and three times under orders', 4, faults.length)
}

async function fullByInodes(shop: FaultyShop, { say }: PartOptions): Promise<Figure> {
  const { origin, disk } = await inSmallDisk(shop, { size: '160m', inodes: 300 })
  const folder = fillInodes(disk)
  const faults: string[] = []
  for (let group = 0; group < GROUPS; group += 1) {
    for (const answer of await shop.driver.orders(GROUP)) faults.push(...faultsOf(answer))
  }
  const admin = { origin, cookie: shop.cookie }
  fillInodes(disk)
  faults.push(...(await sendIntoFullDisk(shop, admin, disk, { hasNoInodes: true })))
  rmSync(folder, { recursive: true })
  faults.push(...(await sendIntoFullDisk(shop, admin, disk)), ...(await untilBack(shop, origin)))
  faults.push(...(await shop.audit(disk)))
  for (const fault of faults) say(`full by inodes: ${fault}`)
  return countFaults('disk full by inodes: orders, a picture and a video', 1, faults.length)
}

async function wrongShop(shop: FaultyShop): Promise<Figure> {
  const under = ['/bin/sh', '-c', 'ulimit -S -f 1200; exec "$0" "$@"']
  await shop.start({ under, injections: [{ file: 'sqlite-mutants', mutant: 'swallows errors' }] })
  for (let group = 0; group < GROUPS + 10; group += 1) await shop.driver.orders(GROUP)
  return control('swallows errors', await shop.audit(), /was acknowledged and is lost/)
}
