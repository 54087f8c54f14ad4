// An HTTP/2 client over TLS, like a browser behind a proxy.
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }
export type Http2Client = {
  /** 'h2' when the proxy speaks HTTP/2. */
  protocol: string | undefined
  send(
    path: string,
    request?: {
      method?: string
      headers?: Record<string, string>
      body?: AsyncIterable<Uint8Array> | Uint8Array[] | string
    },
  ): Promise<Answer>
  /** Resolves with the first matching text of an event stream. */
  firstEvent(path: string, pattern: RegExp, meanwhile: () => Promise<unknown>): Promise<string>
  close(): void
}

/** Trusts only this certificate. Its address differs from the proxy's. */
export async function openHttp2(origin: string, certificate: string): Promise<Http2Client> {
  const { hostname, port } = new URL(origin)
  const socket = connectTcp({ host: hostname, port: Number(port), localAddress: '127.0.0.2' })
  const session: ClientHttp2Session = connect(origin, {
    createConnection: () => connectTls({ socket, ca: certificate, servername: 'shop.example', ALPNProtocols: ['h2'] }),
  })
  await once(session, 'connect')
  // On port 443 a browser leaves the port out.
  const authority = 'shop.example'
  const begin = (path: string, method: string, headers: Record<string, string>) =>
    session.request({ ':path': path, ':method': method, ':authority': authority, ...headers })
  return {
    protocol: session.alpnProtocol,
    async send(path, { method = 'GET', headers = {}, body } = {}) {
      const stream = begin(path, method, headers)
      const answered = once(stream, 'response') as Promise<[Record<string, string>]>
      if (body === undefined) stream.end()
      else
        Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body)
          .on('error', () => {})
          .pipe(stream)
      const [got] = await answered
      return { status: Number(got[constants.HTTP2_HEADER_STATUS]), headers: got, text: await text(stream) }
    },
    async firstEvent(path, pattern, meanwhile) {
      const stream = begin(path, 'GET', { accept: 'text/event-stream' })
      let got = ''
      const seen = (async () => {
        for await (const chunk of stream.setEncoding('utf8')) {
          got += String(chunk)
          if (pattern.test(got)) return got
        }
        throw new Error(`The stream ended with: ${got}`)
      })()
      await once(stream, 'response')
      await meanwhile()
      return await seen.finally(() => stream.close())
    },
    close: () => session.close(),
  }
}
