// A server in front of the shop that answers as its next version, with a broken worker, or with pages that lack a file.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Scope, cleanup } from '../cleanup.ts'

/** Names of scripts, which the build makes from their content. */
const SCRIPTS = /(["'`/])((?!manifest-)[\w.~-]+-[\w-]{8})\.js\b/g
const NEWER = '.newer.js'
/** The body is decoded, and the policy lists the hashes of scripts whose text is changed. */
const DROPPED = /encoding|length|connection|security-policy/
const TEXT = /^(?:text\/|application\/json)/

export type Front = {
  origin: string
  /** From now on scripts and the version of the files have other names; the former answer 404. */
  becomeNewer(): void
  /** From now on the worker's script cannot be read. */
  breakWorker(): void
  /** From now on this file of a build is missing; `undefined` ends it. */
  lack(file: RegExp | undefined): void
}

export async function openFront(shop: string, ending: Scope): Promise<Front> {
  const page = await (await fetch(`${shop}/ordernow`)).text()
  const [, version = ''] = /\/assets\/manifest-(\w+)\.js/.exec(page) ?? []
  const newerVersion = version.split('').toReversed().join('')
  let isNewer = false
  let isWorkerBroken = false
  let lacking: RegExp | undefined

  const server = createServer(async (req, res) => {
    const path = req.url ?? '/'
    const isFormer = isNewer && path.startsWith('/assets/') && path.endsWith('.js') && !path.endsWith(NEWER)
    if (isFormer || lacking?.test(path)) return void res.writeHead(404).end('Not found')
    if (isWorkerBroken && path === '/shop-worker.js') {
      return void res.writeHead(200, { 'Content-Type': 'text/javascript' }).end('this is (no script')
    }
    const headers = new Headers(
      Object.entries(req.headers).map(([name, value]): [string, string] => [name, `${value}`]),
    )
    for (const name of ['host', 'connection', 'accept-encoding', 'if-none-match', 'if-modified-since'])
      headers.delete(name)
    const sent = path.replace(NEWER, '.js').replace(newerVersion, version)
    const body = req.method === 'GET' || req.method === 'HEAD' ? undefined : await buffer(req)
    const answer = await fetch(shop + sent, {
      method: req.method ?? 'GET',
      headers: { ...Object.fromEntries(headers), 'X-Forwarded-Host': req.headers.host ?? '' },
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    }).catch(() => undefined)
    if (!answer) return void res.destroy()
    const given = Object.fromEntries([...answer.headers].filter(([name]) => !DROPPED.test(name)))
    res.writeHead(answer.status, given)
    const type = answer.headers.get('Content-Type') ?? ''
    if (type.startsWith('text/event-stream')) return void res.end()
    if (!TEXT.test(type)) return void res.end(new Uint8Array(await answer.arrayBuffer()))
    const text = await answer.text()
    res.end(isNewer ? text.replaceAll(SCRIPTS, `$1$2${NEWER}`).replaceAll(version, newerVersion) : text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(ending, () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    becomeNewer: () => (isNewer = true),
    breakWorker: () => (isWorkerBroken = true),
    lack: (file) => (lacking = file),
  }
}
