// A small media service of the specification's contract, on a port of its own, for the tests of a hosted one.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { type Ending, lastly } from './lastly.ts'

type Received = { path: string; fields: Record<string, string>; fileName: string; bytes: Buffer; type: string }

export type TestService = { origin: string; received: Received[] }

/** Keeps what it receives and shows it under secure_url, unless `answer` has another word. Transformations change nothing. */
export async function startTestService(t: Ending, answer: () => Response | undefined = () => undefined) {
  const received: Received[] = []
  const server = createServer(createRequestListener(handle))

  async function handle(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url)
    if (request.method !== 'POST') return show(pathname)
    const form = await request.formData()
    const other = answer()
    if (other) return other
    const file = form.get('file')
    if (!(file instanceof File)) return Response.json({ error: { message: 'Missing file' } }, { status: 400 })
    form.delete('file')
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const bytes = Buffer.from(await file.arrayBuffer())
    received.push({ path: pathname, fields, fileName: file.name, bytes, type: file.type })
    return Response.json({ secure_url: `${origin}/shop${pathname}/v1/${file.name}` })
  }

  function show(path: string): Response {
    const found = received.find(({ fileName }) => path.endsWith(`/${fileName}`))
    if (!found) return new Response(null, { status: 404 })
    const type = found.fileName.endsWith('.mp4')
      ? 'video/mp4'
      : `image/${found.fileName.endsWith('.png') ? 'png' : 'jpeg'}`
    return new Response(new Uint8Array(found.bytes), { headers: { 'Content-Type': type } })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  lastly(t, async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received } satisfies TestService
}
