// A proxy that keeps its connections to the shop open, as nginx does, and never sends a request twice.
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cleanup, type Scope } from '#test/cleanup.ts'

/** Returns its origin. A request that the shop does not answer is answered with 502. */
export async function openKeepAliveProxy(scope: Scope, shop: string): Promise<string> {
  const { hostname: host, port } = new URL(shop)
  const agent = new Agent({ keepAlive: true })
  const server = createServer((req, res) => {
    const { url: path, method, headers } = req
    const asked = request({ host, port, path, method, headers: { ...headers, connection: 'keep-alive' }, agent })
    asked.on('response', (answer) => {
      const { connection: _own, 'keep-alive': _time, ...passed } = answer.headers
      res.writeHead(answer.statusCode ?? 502, passed)
      answer.on('error', () => res.destroy())
      answer.pipe(res)
    })
    asked.on('error', () => {
      if (res.headersSent) res.destroy()
      else res.writeHead(502).end()
    })
    req.pipe(asked)
    res.on('close', () => res.writableFinished || asked.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(scope, () => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
