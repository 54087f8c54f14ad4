// A PostgreSQL server and its standby, from Debian's package, and an address that follows the one in charge.
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { startSupervised, type SupervisedChild } from '#test/processes/supervised-child.ts'
import { until } from '#test/until.ts'

const execute = promisify(execFile)
const PACKAGES = '/usr/lib/postgresql'
const STANDBY = 'standby'
const SETTINGS = { listen_addresses: '127.0.0.1', max_connections: '200', log_min_messages: 'fatal' }

export type ServerPair = {
  /** Of whichever server is in charge. */
  url: string
  /** Lets the standby receive nothing from now on. */
  holdBack(): void
  /** Lets it catch up again. */
  giveBack(): void
  /** Kills the server outright and promotes the standby. */
  failOver(): Promise<void>
}

/** The folder of its programs; undefined if the package is not installed. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(PACKAGES, version, 'bin')).find((bin) => existsSync(join(bin, 'pg_basebackup')))
}

export async function openServerPair(scope: Scope, bin: string, { isSynchronous = true } = {}): Promise<ServerPair> {
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'shop-pair-'))
  cleanup(scope, () => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  const [first, second] = [join(folder, 'first'), join(folder, STANDBY)]

  const run = (program: string, ...args: string[]) => execute(join(bin, program), args, { cwd: folder, ...user })
  async function start(data: string, more: Record<string, string> = {}) {
    const port = await freePort()
    const settings = { ...SETTINGS, port: String(port), unix_socket_directories: folder, ...more }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = startSupervised(join(bin, 'postgres'), ['-D', data, ...options], {
      env: { LC_ALL: 'C' },
      cwd: folder,
      stopSignal: 'INT',
      ...(user && { user }),
    })
    server.process.stderr?.resume()
    cleanup(scope, () => server.stop())
    await until(() => answers(urlOf(port), 'select 1'))
    return { server, port }
  }

  await run('initdb', '--pgdata', first, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const primary = await start(first)
  const link = await openSwitch(scope, primary.port)
  const from = `host=127.0.0.1 port=${link.port} user=postgres application_name=${STANDBY}`
  await run('pg_basebackup', '--pgdata', second, '--dbname', from, '--write-recovery-conf', '--checkpoint=fast')
  const standby = await start(second)
  const streaming = `select 1 from pg_stat_replication where state = 'streaming'`
  await until(() => answers(urlOf(primary.port), streaming))
  if (isSynchronous) {
    await ask(urlOf(primary.port), `alter system set synchronous_standby_names = '${STANDBY}'`)
    await ask(urlOf(primary.port), 'select pg_reload_conf()')
    await until(() => answers(urlOf(primary.port), `${streaming} and sync_state = 'sync'`))
  }
  const address = await openSwitch(scope, primary.port)
  return {
    url: urlOf(address.port),
    holdBack: link.holdBack,
    giveBack: link.giveBack,
    async failOver() {
      await killOutright(primary.server, first)
      await run('pg_ctl', 'promote', '--pgdata', second, '--wait')
      address.leadTo(standby.port)
    },
  }
}

/** All its processes, as when the machine is lost. */
async function killOutright(server: SupervisedChild, data: string) {
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL')
  await server.stop()
}

/** A port that leads to a server, and later to another. */
async function openSwitch(scope: Scope, first: number) {
  let target = first
  let isHeldBack = false
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connect(target, '127.0.0.1')
    const end = () => {
      socket.destroy()
      other.destroy()
    }
    for (const one of [socket, other]) sockets.add(one.on('error', end).on('close', end))
    socket.on('data', (bytes) => other.write(bytes))
    other.on('data', (bytes) => isHeldBack || socket.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  cleanup(scope, () => {
    server.close()
    end()
  })
  return {
    port: (server.address() as AddressInfo).port,
    holdBack: () => void (isHeldBack = true),
    giveBack() {
      isHeldBack = false
      end()
    },
    leadTo(port: number) {
      target = port
      end()
    },
  }
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const user = users.map((line) => line.split(':')).find(([name]) => name === 'postgres')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

function urlOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

async function ask(url: string, sql: string): Promise<number> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function answers(url: string, sql: string): Promise<boolean> {
  return ask(url, sql).then(
    (rows) => rows > 0,
    () => false,
  )
}
