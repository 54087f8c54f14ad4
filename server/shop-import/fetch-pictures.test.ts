import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '#server/progress.ts'
import { OtherAnswer } from '#server/net/fetch-public.ts'
import { fetchPictures, pictureLimits } from './fetch-pictures.ts'

const media = {
  holds: async (_kind: string, address: string) => address.startsWith('https://own.example/'),
  putImage: async (bytes: Uint8Array) => {
    if (bytes.length === 0) throw new Error('Only PNG and JPG')
    return `/media/image/upload/${Buffer.from(bytes).toString()}.jpg`
  },
}
const needs = { media, progress: silent }
const at = (host: string, name: string) => `https://${host}/${name}`

test('pictures are stored once per address, and those of a service in use stay there', async () => {
  const asked: string[] = []
  const fetch = async (address: string) => Buffer.from((asked.push(address), address.slice(-1)))
  const addresses = [
    at('a.example', '1'),
    at('a.example', '1'),
    at('own.example', '2'),
    '',
    'data:image/png;base64,eA==',
  ]
  const found = await fetchPictures(addresses, { ...needs, fetch })
  assert.deepEqual(asked, [at('a.example', '1')])
  assert.deepEqual(Object.fromEntries(found), {
    [at('a.example', '1')]: { path: '/media/image/upload/1.jpg' },
    [at('own.example', '2')]: { path: at('own.example', '2') },
    'data:image/png;base64,eA==': { path: '/media/image/upload/x.jpg' },
  })
})

const failing = async (address: string) => {
  if (address.endsWith('2')) throw new Error('it answered 404')
  return new Uint8Array()
}

test('what is no picture, or cannot be fetched, has its reason', async () => {
  const found = await fetchPictures([at('a.example', '1'), at('a.example', '2')], { ...needs, fetch: failing })
  assert.deepEqual(found.get(at('a.example', '2')), { reason: 'it answered 404' })
  assert.deepEqual(found.get(at('a.example', '1')), {
    reason: 'your shop cannot use it, Only PNG and JPG',
  })
})

test('count, bytes, time and failures of a host are bounded', async () => {
  const many = Array.from({ length: 40 }, (_, index) => at('a.example', `${index}`))
  const table: [limits: Partial<typeof pictureLimits>, most: number, size: number | 'none'][] = [
    [{ count: 3 }, 3, 1],
    [{ bytes: 5 }, 8, 5],
    [{ durationMs: 0 }, 0, 1],
    [{ failuresOfAHost: 2 }, 6, 'none'],
    [{}, 40, 1],
  ]
  for (const [limits, most, size] of table) {
    let asked = 0
    const fetch = async () => {
      asked += 1
      if (size === 'none') throw new Error('its name is unknown')
      return Buffer.from('x'.repeat(size))
    }
    const found = await fetchPictures(many, { ...needs, fetch, limits: { ...pictureLimits, ...limits } })
    assert.equal(found.size, 40)
    assert.ok(asked <= most && (most === 0 || asked > 0), `${JSON.stringify(limits)}: ${asked}`)
    if (most === 40) assert.equal(asked, 40)
  }
})

test('pictures that a host does not have do not stop its others, a busy host is left', async () => {
  const many = Array.from({ length: 40 }, (_, index) => at('a.example', `${index}`))
  const table: [status: number, fetched: number][] = [
    [404, 32],
    [410, 32],
    [429, 0],
    [503, 0],
  ]
  for (const [status, fetched] of table) {
    const fetch = async (address: string) => {
      if (many.indexOf(address) < 8) throw new OtherAnswer(status)
      return Buffer.from('x')
    }
    const found = await fetchPictures(many, { ...needs, fetch })
    assert.equal([...found.values()].filter((picture) => 'path' in picture).length, fetched, `${status}`)
  }
})
