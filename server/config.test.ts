import assert from 'node:assert/strict'
import test from 'node:test'
import { readConfig } from './config.ts'

function configOf(environment: Record<string, string>) {
  const read = readConfig(environment)
  assert.ok('config' in read, 'faults' in read ? read.faults.join('; ') : '')
  return read.config
}

test('an empty environment opens the demo shop on port 3000 with SQLite in ./data', () => {
  const config = configOf({})
  assert.equal(config.port, 3000)
  assert.equal(config.dataDir, './data')
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demo, undefined)
})

function faultsOf(environment: Record<string, string>): string[] {
  const read = readConfig(environment)
  return 'faults' in read ? read.faults : []
}

test('a pooler stands in front of a server that is named too', () => {
  const [url, pool] = ['postgres://shop@db/shop', 'postgres://shop@db:6432/shop']
  assert.equal(configOf({ DATABASE_URL: url, DATABASE_POOL_URL: pool }).databasePoolUrl, pool)
  assert.deepEqual(faultsOf({ DATABASE_POOL_URL: pool }), [
    'DATABASE_POOL_URL needs DATABASE_URL as well: the address of PostgreSQL itself',
  ])
  assert.match(faultsOf({ DATABASE_URL: url, DATABASE_POOL_URL: 'db:6432' }).join('; '), /^DATABASE_POOL_URL must look/)
})

test('several processes need PostgreSQL', () => {
  assert.equal(configOf({}).processes, 1)
  assert.equal(configOf({ PROCESSES: '4', DATABASE_URL: 'postgres://shop@db/shop' }).processes, 4)
  const read = readConfig({ PROCESSES: '2' })
  assert.deepEqual('faults' in read && read.faults, [
    'PROCESSES above 1 needs PostgreSQL: set DATABASE_URL as well, or PROCESSES to 1',
  ])
  for (const PROCESSES of ['0', '65', 'two', '-1'])
    assert.ok('faults' in readConfig({ PROCESSES, DATABASE_URL: 'postgres://shop@db/shop' }), PROCESSES)
})

test('all faults are reported at once, in one sentence each', () => {
  const read = readConfig({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    DATABASE_CONNECTIONS: '4',
    PUBLIC_URL: 'shop.example',
    TRUSTED_PROXIES: '10.0.0.0/99',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: '12345',
    ORDERS_PER_MINUTE: '0',
    DEMO: 'maybe',
    LIVE_STREAMS: 'many',
    LIVE_STREAMS_PER_ADDRESS: '-1',
  })
  assert.ok('faults' in read)
  assert.equal(read.faults.length, 11)
  const named = [
    'DATABASE_URL',
    'DATABASE_CONNECTIONS',
    'PUBLIC_URL',
    'TRUSTED_PROXIES',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'ORDERS_PER_MINUTE',
    'DEMO',
  ]
  for (const name of ['PORT', ...named, 'LIVE_STREAMS', 'LIVE_STREAMS_PER_ADDRESS'])
    assert.ok(
      read.faults.some((fault) => fault.startsWith(`${name} must`)),
      `${name} in ${read.faults.join('; ')}`,
    )
})

test('ten thousand pages may listen, and as many behind one address as a mobile network puts there', () => {
  assert.deepEqual(configOf({}).liveStreams, { all: 12_000, perAddress: 256 })
  assert.deepEqual(configOf({ LIVE_STREAMS: '50', LIVE_STREAMS_PER_ADDRESS: '0' }).liveStreams, {
    all: 50,
    perAddress: 0,
  })
})

test('an empty variable counts as absent', () => {
  assert.equal(configOf({ PORT: '', DATABASE_URL: '' }).port, 3000)
})

test('a public URL is kept as its origin, and refused with a path', () => {
  assert.equal(configOf({ PUBLIC_URL: 'https://shop.example/' }).publicUrl, 'https://shop.example')
  assert.ok('faults' in readConfig({ PUBLIC_URL: 'https://shop.example/crackers' }))
})

test('trusted proxies are addresses and ranges of both families', () => {
  const { trustedProxies } = configOf({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' })
  assert.equal(trustedProxies.check('10.9.8.7'), true)
  assert.equal(trustedProxies.check('11.9.8.7'), false)
  assert.equal(trustedProxies.check('::1', 'ipv6'), true)
})

test('ports beyond 65535 and negative ones are refused, 0 means any free one', () => {
  assert.ok('faults' in readConfig({ PORT: '65536' }))
  assert.ok('faults' in readConfig({ PORT: '-1' }))
  assert.equal(configOf({ PORT: '0' }).port, 0)
})

test('a password that the sign-in form would refuse is refused here too', () => {
  assert.ok('faults' in readConfig({ ADMIN_PASSWORD: 'x'.repeat(129) }))
  assert.equal(configOf({ ADMIN_PASSWORD: 'x'.repeat(128) }).adminPassword?.length, 128)
})

test('an address may send 30 orders a minute by default, and at least one', () => {
  assert.equal(configOf({}).ordersPerMinute, 30)
  assert.equal(configOf({ ORDERS_PER_MINUTE: '100000' }).ordersPerMinute, 100_000)
  for (const count of ['-1', '1.5', '1e3', 'many', '1000001']) {
    assert.ok('faults' in readConfig({ ORDERS_PER_MINUTE: count }), count)
  }
})

test('a process may be given fewer or more connections to PostgreSQL', () => {
  assert.equal(configOf({}).databaseConnections, undefined)
  assert.equal(configOf({ DATABASE_CONNECTIONS: '5' }).databaseConnections, 5)
})
