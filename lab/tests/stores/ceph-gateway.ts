// Starts Ceph's object gateway, an S3 store, with a cluster of one disk in memory, from Debian's packages.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openS3Client } from '#server/bucket/s3-client.ts'
import type { S3Place } from '#server/config/s3-place.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { startSupervised, type SupervisedChild } from '#test/processes/supervised-child.ts'
import { until } from '#test/until.ts'

const execute = promisify(execFile)
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'].map(
  (name) => `/usr/bin/${name}`,
)
const STARTING_MS = 120_000
const OWNER = '--uid=shop'

export const withoutCeph = PROGRAMS.every((program) => existsSync(program))
  ? false
  : 'Ceph is not installed: apt-get install ceph-mon ceph-osd radosgw'

export type Gateway = {
  place: S3Place
  /** In the same bucket, where nothing is yet. */
  newPlace(): S3Place
  /** As when its machine is lost. */
  kill(): Promise<void>
  start(): Promise<void>
  freeze(): void
  goOn(): void
  /** The bucket takes no further object, or takes them again. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
}

export async function openCephGateway(scope: Scope): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-ceph-'))
  cleanup(scope, () => rmSync(folder, { recursive: true, force: true }))
  const settings = join(folder, 'ceph.conf')
  const [id, monitorPort, port] = [randomUUID(), await freePort(), await freePort()]
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name))
  writeFileSync(settings, settingsOf(folder, id, monitorPort))
  const run = (program: string, ...args: string[]) => execute(program, ['-c', settings, ...args], { cwd: folder })
  function start(program: string, ...args: string[]): SupervisedChild {
    const child = startSupervised(program, ['-c', settings, '-f', ...args], {
      env: { PATH: '/usr/bin:/bin' },
      cwd: folder,
    })
    child.process.stdout?.resume()
    child.process.stderr?.resume()
    cleanup(scope, () => child.stop())
    return child
  }

  const map = join(folder, 'monmap')
  await execute('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, map])
  await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
  start('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  await run('ceph', '--connect-timeout', '60', 'osd', 'new', disk, '0')
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  start('ceph-osd', '-i', '0')
  await until(async () => (await run('ceph', 'osd', 'stat')).stdout.includes('1 up'), STARTING_MS)

  const place: S3Place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'shop-media',
    prefix: '',
    keyId: 'KEYIDOFTHESHOP',
    secret: 'the secret of the test',
  }
  const { keyId, secret, bucket } = place
  await run(
    'radosgw-admin',
    'user',
    'create',
    OWNER,
    '--display-name=shop',
    `--access-key=${keyId}`,
    `--secret=${secret}`,
  )
  let gateway: SupervisedChild
  const startGateway = async () => {
    gateway = start('radosgw', '-n', 'client.rgw', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`)
    await until(
      async () =>
        fetch(place.endpoint).then(
          ({ ok }) => ok,
          () => false,
        ),
      STARTING_MS,
    )
  }
  const signal = async (name: NodeJS.Signals) => {
    const { stdout } = await execute('pgrep', ['--parent', String(gateway.process.pid), '--exact', 'radosgw'])
    process.kill(Number(stdout), name)
  }
  await startGateway()
  await openS3Client(place)({ method: 'PUT' })
  const quota = (...args: string[]) =>
    run('radosgw-admin', 'quota', ...args, '--quota-scope=bucket', OWNER, `--bucket=${bucket}`)
  let places = 0
  return {
    place,
    newPlace: () => ({ ...place, prefix: `shop-${(places += 1)}/` }),
    async kill() {
      await signal('SIGKILL')
      await gateway.stop()
    },
    start: startGateway,
    freeze: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async fill() {
      await quota('set', '--max-objects=1')
      await quota('enable')
    },
    makeRoom: async () => void (await quota('disable')),
  }
}

function settingsOf(folder: string, id: string, monitorPort: number): string {
  return `[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitorPort}
mon initial members = a
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket =
pid file =
log file = ${folder}/$name.log
mon data = ${folder}/mon
mon data avail crit = 1
mon allow pool size one = true
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
rgw data = ${folder}
rgw bucket quota ttl = 0
`
}
