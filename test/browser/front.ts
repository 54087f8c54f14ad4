// A server in front of the shop that answers as its next version, with a broken worker, or with pages that lack a file.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Scope, cleanup } from '../cleanup.ts'

const OTHER_HASH = 'Newer123'
const TEXT = /^(?:text\/|application\/json)/

export type Front = {
  origin: string
  /** From now on the order page's script and the version of the files have other names; the former answer 404. */
  becomeNewer(): void
  /** From now on the worker's script cannot be read. */
  breakWorker(): void
  /** From now on this file of a build is missing; `undefined` ends it. */
  lack(file: RegExp | undefined): void
}

type Names = readonly (readonly [string, string])[]

export async function openFront(shop: string, ending: Scope): Promise<Front> {
  const page = await (await fetch(`${shop}/ordernow`)).text()
  const [, version = ''] = /\/assets\/manifest-(\w+)\.js/.exec(page) ?? []
  const [, hash = ''] = /\/assets\/order-page-([\w-]{8})\.js/.exec(page) ?? []
  const newer: Names = [
    [version, version.split('').toReversed().join('')],
    [hash, OTHER_HASH],
  ]
  let names: Names = []
  let isWorkerBroken = false
  let lacking: RegExp | undefined

  const server = createServer(async (req, res) => {
    const path = req.url ?? '/'
    const isFormer = path.startsWith('/assets/') && names.some(([former]) => path.includes(former))
    if (isFormer || lacking?.test(path)) return void res.writeHead(404).end('Not found')
    if (isWorkerBroken && path === '/shop-worker.js') {
      return void res.writeHead(200, { 'Content-Type': 'text/javascript' }).end('this is (no script')
    }
    const headers = new Headers(Object.entries(req.headers).map(([name, value]): [string, string] => [name, `${value}`]))
    for (const name of ['host', 'connection', 'accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name)
    const sent = names.reduce((all, [former, now]) => all.replaceAll(now, former), path)
    const body = req.method === 'GET' || req.method === 'HEAD' ? undefined : await buffer(req)
    const answer = await fetch(shop + sent, {
      method: req.method ?? 'GET',
      headers: { ...Object.fromEntries(headers), 'X-Forwarded-Host': req.headers.host ?? '' },
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    }).catch(() => undefined)
    if (!answer) return void res.destroy()
    const given = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name)))
    res.writeHead(answer.status, given)
    const type = answer.headers.get('Content-Type') ?? ''
    if (type.startsWith('text/event-stream')) return void res.end()
    if (!TEXT.test(type)) return void res.end(new Uint8Array(await answer.arrayBuffer()))
    res.end(names.reduce((text, [former, now]) => text.replaceAll(former, now), await answer.text()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(ending, () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    becomeNewer: () => (names = newer),
    breakWorker: () => (isWorkerBroken = true),
    lack: (file) => (lacking = file),
  }
}
