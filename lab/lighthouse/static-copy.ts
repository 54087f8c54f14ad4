// The same pages without scripts, on a server of their own.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g

/** Styles, fonts and pictures come from the shop at `origin`. `work` gets the origin of the copies of `paths`. */
export async function withStaticCopy<T>(
  origin: string,
  paths: readonly string[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const copies = new Map(
    await Promise.all(paths.map(async (path) => [path, await withoutScripts(origin + path)] as const)),
  )
  const server = createServer((req, res) => {
    const copy = copies.get(req.url ?? '')
    if (copy) res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(copy)
    else passOn(origin, req, res)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function withoutScripts(url: string): Promise<Buffer> {
  const html = await (await fetch(url)).text()
  return brotliCompressSync(html.replaceAll(SCRIPTS, ''))
}

function passOn(origin: string, req: IncomingMessage, res: ServerResponse) {
  const asked = request(origin + req.url, { method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
  })
  asked.on('error', () => res.destroy())
  req.pipe(asked)
}
