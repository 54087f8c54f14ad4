import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite, test } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { openS3Client } from './s3-client.ts'

const place = { region: 'ap-south-1', bucket: 'shop', prefix: '', keyId: 'KEYID', secret: 'secret' }

const error = (code: string, more = '') => `<?xml version="1.0"?><Error><Code>${code}</Code>${more}</Error>`

suite('why a store refuses is a sentence with what to change, at once', () => {
  const answers: [string, { status: number; headers?: Record<string, string>; body?: string }, string][] = [
    [
      'another region, of a store that redirects',
      { status: 301, headers: { 'x-amz-bucket-region': 'eu-west-1' }, body: error('PermanentRedirect') },
      'has the bucket shop in the region eu-west-1, not ap-south-1.',
    ],
    [
      'another region, of a store that compares the signature',
      { status: 400, body: error('AuthorizationHeaderMalformed', '<Region>garage</Region>') },
      'has the bucket shop in the region garage, not ap-south-1.',
    ],
    [
      'a redirect that names the same region',
      {
        status: 307,
        headers: { Location: '/elsewhere', 'x-amz-bucket-region': 'ap-south-1' },
        body: error('Redirect'),
      },
      'answered 307 (Redirect).',
    ],
    [
      'a wrong clock',
      { status: 403, body: error('RequestTimeTooSkewed') },
      'refuses requests, because the clock of this machine is wrong.',
    ],
    ['no bucket', { status: 404, body: error('NoSuchBucket') }, 'has no bucket shop.'],
    ['no XML', { status: 403, body: 'Forbidden' }, 'refuses this key (no reason).'],
  ]
  for (const [name, { status, headers = {}, body = '' }, sentence] of answers) {
    test(name, async (t) => {
      let requests = 0
      const server = createServer((_request, response) => {
        requests += 1
        response.writeHead(status, headers).end(body)
      })
      cleanup(t, () => server.close())
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      const send = openS3Client({ ...place, endpoint: `http://${host}` }, 1)
      await assert.rejects(send({ method: 'GET', query: { 'list-type': '2' } }), {
        name: 'S3Failure',
        message: `The store ${host} ${sentence}`,
      })
      assert.equal(requests, 1)
    })
  }
})

test('a store that cannot be reached is said with the reason of the network, after each retry', async () => {
  const host = `127.0.0.1:${await freePort()}`
  const send = openS3Client({ ...place, endpoint: `http://${host}` }, 1)
  await assert.rejects(send({ method: 'GET' }), { message: `The store ${host} cannot be reached (ECONNREFUSED).` })
})
