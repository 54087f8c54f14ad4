// The whole web as one function: an open shop in, a Request handler out.
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Shop } from '#server/shop.ts'
import { isFromElsewhere } from './cross-site.ts'
import { closedPolicy, securityHeaders } from './security-headers.ts'
import { addressContext, requestIdContext, shopContext } from './shop-context.ts'

export type WebHandler = (request: Request, address: string) => Promise<Response>

/** The handler never throws: what goes wrong inside is logged with the request's id and answered with the general sentence. */
export function createHandler(shop: Shop): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)

  return async (request, address) => {
    const requestId = crypto.randomUUID()
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(addressContext, address)
    context.set(requestIdContext, requestId)
    try {
      const response = isFromElsewhere(request) ? refusal() : await handle(request, context)
      return withHeaders(response, requestId)
    } catch (error) {
      shop.log.error(error, { requestId })
      return withHeaders(new Response('An error occurred. Please try again.', { status: 500 }), requestId)
    }
  }
}

function refusal() {
  return new Response('This request came from another site and was refused.', { status: 403 })
}

function withHeaders(response: Response, requestId: string): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
  headers.set('X-Request-Id', requestId)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
