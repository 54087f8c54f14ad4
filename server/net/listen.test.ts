import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, Server } from 'node:net'
import test from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { listen } from './listen.ts'

const SHOP = { port: 'PORT', host: 'HOST' }
const METRICS = { port: 'METRICS', host: 'METRICS' }

/** Whose `listen` fails as that of a system does. */
function failing(code: string): Server {
  const server = createServer()
  return Object.assign(server, {
    listen: () => server.emit('error', Object.assign(new Error(`listen ${code}`), { code })),
  })
}

test('a port that is taken, and an address of another machine, are named with their setting', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  cleanup(t, () => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await assert.rejects(listen(createServer(), { port, host: '127.0.0.1' }, METRICS), {
    name: 'Refusal',
    message: `Port ${port} is taken: stop the other program, or set METRICS to another number`,
  })
  // Addresses for documentation belong to no machine.
  await assert.rejects(listen(createServer(), { port: 0, host: '192.0.2.1' }, SHOP), {
    name: 'Refusal',
    message: 'HOST must name an address of this machine, and 192.0.2.1 is none',
  })
})

async function said(code: string, host = '0.0.0.0') {
  const error = await listen(failing(code), { port: 81, host }, SHOP).catch((thrown: Error) => thrown)
  return String(error)
}

test('so are a port of the system and a name that is unknown; another error is a bug', async () => {
  assert.equal(await said('EACCES'), 'Refusal: This user may not listen on port 81: set PORT to a number above 1023')
  for (const code of ['ENOTFOUND', 'EAI_AGAIN'])
    assert.equal(
      await said(code, 'nonsense.invalid'),
      'Refusal: HOST must name an address of this machine, and nonsense.invalid cannot be found',
    )
  assert.equal(await said('EPERM'), 'Error: listen EPERM')
})
