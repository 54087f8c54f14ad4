// Starts PgBouncer with transaction pooling in front of a PostgreSQL server, from Debian's package.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { startSupervised } from '#test/processes/supervised-child.ts'
import { until } from '#test/until.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export const withoutPooler = existsSync(PROGRAM) ? false : 'PgBouncer is not installed: apt-get install pgbouncer'

/** Returns the URL of the same database behind it. Few sessions serve many clients, so each soon has another one. */
export async function openTransactionPooler(scope: Scope, url: string): Promise<string> {
  const { hostname, port: serverPort, username } = new URL(url)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'shop-pooler-'))
  chmodSync(folder, 0o755)
  cleanup(scope, () => rmSync(folder, { recursive: true, force: true }))
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
`,
  )
  const user = unprivilegedUser()
  const pooler = startSupervised(PROGRAM, ['-q', settings], { env: {}, stopSignal: 'INT', ...(user && { user }) })
  cleanup(scope, pooler.stop)
  const pooled = new URL(url)
  pooled.port = String(port)
  await until(() => answers(pooled.href))
  return pooled.href
}

/** PgBouncer refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const user = users.map((line) => line.split(':')).find(([name]) => name === 'postgres' || name === 'nobody')
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
