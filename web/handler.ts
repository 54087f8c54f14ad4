// The whole web as one function: an open shop in, a Request handler out.
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Shop } from '#server/shop.ts'
import { answerOrder } from './endpoints/answer-order.ts'
import { isTooLarge, withBodyLimit } from './body-limit.ts'
import { isFromElsewhere } from './cross-site.ts'
import { closedPolicy, securityHeaders } from './security-headers.ts'
import { addressContext, markContext, requestIdContext, shopContext, styleTextContext } from './shop-context.ts'
import type { StyleText } from './styles-inside.ts'

export type WebHandler = (request: Request, address: string) => Promise<Response>

/** Without `styleText` pages fetch their style sheets. The handler never throws: what goes wrong inside is logged with the request's id and answered with the general sentence. */
export function createHandler(shop: Shop, styleText?: StyleText): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)

  return async (request, address) => {
    const requestId = crypto.randomUUID()
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(markContext, shop.live.mark())
    context.set(addressContext, address)
    if (styleText) context.set(styleTextContext, styleText)
    context.set(requestIdContext, requestId)
    try {
      return withHeaders(refusal(request) ?? (await answer(request, address, context)), requestId)
    } catch (error) {
      shop.log.error(error, { requestId })
      return withHeaders(new Response('An error occurred. Please try again.', { status: 500 }), requestId)
    }
  }

  async function answer(request: Request, address: string, context: RouterContextProvider): Promise<Response> {
    // In a rush nearly every request is an order, and it needs none of what the router does for a screen.
    if (isOrder(request)) return answerOrder(request, shop, address)
    return handle(limited(request), context)
  }
}

function isOrder({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === '/orders'
}

function refusal(request: Request): Response | undefined {
  if (isFromElsewhere(request)) {
    return new Response('This request came from another site and was refused.', { status: 403 })
  }
  if (!isUpload(request) && isTooLarge(request)) {
    return Response.json({ message: 'The request is too large.' }, { status: 413, headers: { Connection: 'close' } })
  }
  return undefined
}

function limited(request: Request): Request {
  return isUpload(request) ? request : withBodyLimit(request)
}

/** Uploads are limited where they are received. */
function isUpload(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/media/')
}

function withHeaders(response: Response, requestId: string): Response {
  const { headers } = response
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
  headers.set('X-Request-Id', requestId)
  return response
}
