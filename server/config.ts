// Environment settings, validated at the start; the only file that reads process.env.
import { BlockList, isIP } from 'node:net'
import { isatty } from 'node:tty'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/password/password.ts'
import * as v from 'valibot'
import type { MetricsPlace } from './metrics/serve-metrics.ts'
import { logFormats, logLevels, type LogSettings } from './log.ts'
import { backupConfigOf, backupEntries, backupFaults, type BackupConfig } from './config/backup-config.ts'
import { mediaBucketOf, mediaEntries, mediaFaults, type MediaService, mediaServiceOf } from './config/media-config.ts'
import type { S3Place } from './config/s3-place.ts'

const DEFAULT_PORT = 3000
const DEFAULT_ORDERS_PER_MINUTE = 30
/** One for orders, two for orders that wait for a lock, two for pages. */
const MIN_CONNECTIONS = 5
const MAX_PROCESSES = 64
const MOST_ORDERS_PER_MINUTE = 1_000_000
const STANDARD_ERROR = 2

export type Config = {
  /** More than one are supervised by another. */
  processes: number
  port: number
  host: string
  /** The only folder that the shop writes to. */
  dataDir: string
  /** Absent: SQLite in `dataDir`. */
  databaseUrl?: string | undefined
  /** A pooler of transactions in front of it, such as PgBouncer. */
  databasePoolUrl?: string | undefined
  /** Default 12. */
  databaseConnections?: number | undefined
  /** Visitors' origin, such as https://shop.example; absent: taken from each request. */
  publicUrl?: string | undefined
  /** Their X-Forwarded-For is trusted. */
  trustedProxies: BlockList
  adminEmail: string
  /** Absent: the first start generates one. */
  adminPassword?: string | undefined
  /** Per address, after a burst of twice as many. */
  ordersPerMinute: number
  /** An empty shop gets the demo catalogue; default: unless shop.json names a shop. */
  demo?: boolean | undefined
  /** False removes from browsers what opens pages without a network; default true. */
  offlinePages?: boolean | undefined
  /** Absent: uploads stay in `dataDir`. */
  mediaService?: MediaService | undefined
  /** Shared by all machines; absent: `dataDir` alone. */
  mediaBucket?: S3Place | undefined
  /** Absent: no schedule, and a backup before each update. */
  backup?: BackupConfig | undefined
  /** Open pages with live events; others revalidate later. */
  liveStreams: { all: number; perAddress: number }
  log: LogSettings
  /** Absent: nowhere. */
  metrics?: MetricsPlace | undefined
}

/** A mobile network has hundreds of phones behind one address. */
const LIVE_STREAMS = { all: 12_000, perAddress: 256 }

const text = v.pipe(v.string(), v.trim())

const environmentSchema = v.object({
  PROCESSES: v.optional(
    v.pipe(
      text,
      v.check(
        (entry) => /^\d{1,2}$/.test(entry) && Number(entry) >= 1 && Number(entry) <= MAX_PROCESSES,
        `PROCESSES must be a number from 1 to ${MAX_PROCESSES}`,
      ),
      v.transform(Number),
    ),
    '1',
  ),
  PORT: v.optional(
    v.pipe(
      text,
      v.check((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'PORT must be a number from 0 to 65535'),
      v.transform(Number),
    ),
    String(DEFAULT_PORT),
  ),
  HOST: v.optional(v.pipe(text, v.nonEmpty('HOST must be an address or a host name')), '0.0.0.0'),
  DATA_DIR: v.optional(v.pipe(text, v.nonEmpty('DATA_DIR must be a folder')), './data'),
  DATABASE_URL: v.optional(
    v.pipe(text, v.check(isPostgresUrl, 'DATABASE_URL must look like postgres://user:password@host:5432/name')),
  ),
  DATABASE_POOL_URL: v.optional(
    v.pipe(text, v.check(isPostgresUrl, 'DATABASE_POOL_URL must look like postgres://user:password@host:6432/name')),
  ),
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(
      text,
      v.check(
        (entry) => /^\d{1,3}$/.test(entry) && Number(entry) >= MIN_CONNECTIONS,
        `DATABASE_CONNECTIONS must be a number from ${MIN_CONNECTIONS} to 999`,
      ),
      v.transform(Number),
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      text,
      v.check(isOrigin, 'PUBLIC_URL must look like https://shop.example, without a path'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      text,
      v.check(
        (list) => entriesOf(list).every(isAddressOrRange),
        'TRUSTED_PROXIES must be addresses or ranges with commas between, like 127.0.0.1,10.0.0.0/8',
      ),
      v.transform(blockListOf),
    ),
    '',
  ),
  ADMIN_EMAIL: v.optional(v.pipe(text, v.email('ADMIN_EMAIL must be an e-mail address')), 'admin@shop.example'),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(PASSWORD_MIN, `ADMIN_PASSWORD must be at least ${PASSWORD_MIN} characters long`),
      v.maxLength(PASSWORD_MAX, `ADMIN_PASSWORD must be at most ${PASSWORD_MAX} characters long`),
    ),
  ),
  ORDERS_PER_MINUTE: v.optional(
    v.pipe(
      text,
      v.check(
        (entry) => /^\d{1,7}$/.test(entry) && Number(entry) >= 1 && Number(entry) <= MOST_ORDERS_PER_MINUTE,
        'ORDERS_PER_MINUTE must be a number from 1 to 1000000',
      ),
      v.transform(Number),
    ),
    String(DEFAULT_ORDERS_PER_MINUTE),
  ),
  DEMO: v.optional(v.pipe(text, v.picklist(['on', 'off'], "DEMO must be 'on' or 'off'"))),
  OFFLINE_PAGES: v.optional(v.pipe(text, v.picklist(['on', 'off'], "OFFLINE_PAGES must be 'on' or 'off'")), 'on'),
  ...mediaEntries,
  ...backupEntries,
  LIVE_STREAMS: v.optional(count('LIVE_STREAMS'), String(LIVE_STREAMS.all)),
  LIVE_STREAMS_PER_ADDRESS: v.optional(count('LIVE_STREAMS_PER_ADDRESS'), String(LIVE_STREAMS.perAddress)),
  METRICS: v.optional(
    v.pipe(
      text,
      v.check(
        (entry) => /^(?:[^\s/]+:)?\d{1,5}$/.test(entry) && Number(entry.split(':').at(-1)) <= 65_535,
        'METRICS must be a port, or an address and a port like 0.0.0.0:9464',
      ),
      v.transform(metricsPlace),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.pipe(text, v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)),
    'info',
  ),
  LOG_FORMAT: v.optional(v.pipe(text, v.picklist(logFormats, `LOG_FORMAT must be one of ${logFormats.join(', ')}`))),
})

/** Returns all faults, a sentence each. An empty variable counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): { config: Config } | { faults: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = v.safeParse(environmentSchema, given)
  const faults = [
    ...(read.issues ?? []).map((issue) => issue.message),
    ...mediaFaults(given),
    ...backupFaults(given),
    ...(!given.DATABASE_URL && given.DATABASE_POOL_URL
      ? ['DATABASE_POOL_URL needs DATABASE_URL as well: the address of PostgreSQL itself']
      : []),
    ...(!given.DATABASE_URL && Number(given.PROCESSES) > 1
      ? ['PROCESSES above 1 needs PostgreSQL: set DATABASE_URL as well, or PROCESSES to 1']
      : []),
  ]
  if (!read.success || faults.length > 0) return { faults }
  const e = read.output
  return {
    config: {
      processes: e.PROCESSES,
      port: e.PORT,
      host: e.HOST,
      dataDir: e.DATA_DIR,
      databaseUrl: e.DATABASE_URL,
      databasePoolUrl: e.DATABASE_POOL_URL,
      databaseConnections: e.DATABASE_CONNECTIONS,
      publicUrl: e.PUBLIC_URL,
      trustedProxies: e.TRUSTED_PROXIES,
      adminEmail: e.ADMIN_EMAIL,
      adminPassword: e.ADMIN_PASSWORD,
      ordersPerMinute: e.ORDERS_PER_MINUTE,
      demo: e.DEMO === undefined ? undefined : e.DEMO === 'on',
      offlinePages: e.OFFLINE_PAGES === 'on',
      mediaService: mediaServiceOf(e),
      mediaBucket: mediaBucketOf(e),
      backup: backupConfigOf(e),
      liveStreams: { all: e.LIVE_STREAMS, perAddress: e.LIVE_STREAMS_PER_ADDRESS },
      metrics: e.METRICS,
      log: { level: e.LOG_LEVEL, format: e.LOG_FORMAT ?? (isatty(STANDARD_ERROR) ? 'text' : 'json') },
    },
  }
}

function count(name: string) {
  return v.pipe(text, v.regex(/^\d{1,6}$/, `${name} must be a whole number`), v.transform(Number))
}

/** A port alone is local to this machine. */
function metricsPlace(entry: string): MetricsPlace {
  const at = entry.lastIndexOf(':')
  const host = at === -1 ? '127.0.0.1' : entry.slice(0, at).replace(/^\[|\]$/g, '')
  return { host, port: Number(entry.slice(at + 1)) }
}

function isPostgresUrl(url: string): boolean {
  return URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, pathname, search, hash } = new URL(url)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && hash === ''
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function blockListOf(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of entriesOf(list)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return proxies
}
