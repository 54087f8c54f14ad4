// A request by the few parts that an answer in JSON needs: a whole Request is a tenth of the work of an order, and stays long after it.
import type { IncomingMessage } from 'node:http'

/** Every Request is one as well. */
export type LightRequest = Pick<Request, 'method' | 'url'> & {
  headers: Pick<Headers, 'get'>
  body: AsyncIterable<Uint8Array> | null
}

/** Undefined for what it does not answer; of that it reads no body. */
export type LightHandler = (request: LightRequest, addressOf: () => string) => Promise<Response> | undefined

/** `origin` is the one that the visitor sees. Of the body nothing is read yet, and who stops in the middle can still answer. */
export function lightRequest(req: IncomingMessage, origin: string): LightRequest {
  const { method = 'GET', url = '/', headers } = req
  return {
    method,
    url: origin + url,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()]
        return value === undefined ? null : String(value)
      },
    },
    body: req.iterator({ destroyOnReturn: false }),
  }
}
