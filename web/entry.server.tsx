// Draws a page whole before it is sent, so that its inline scripts can be named by hash in the policy.
import { createHash } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pagePolicy } from './security-headers.ts'
import { requestIdContext, shopContext } from './shop-context.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const report = (error: unknown) =>
    context.get(shopContext).log.error(error, { requestId: context.get(requestIdContext) })
  const stream = await renderToReadableStream(<ServerRouter context={router} url={request.url} />, { onError: report })
  await stream.allReady
  const page = looksFirst(await new Response(stream).text())
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development client adds inline scripts and styles of its own.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', pagePolicy(hashesOf(page)))
  else headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  return new Response(page, { status, headers })
}

/** On a slow line the styles, fonts and pictures of the page come before its scripts: it is drawn already. */
function looksFirst(page: string): string {
  return page.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  context.get(shopContext).log.error(error, { requestId, path: new URL(request.url).pathname })
}

function hashesOf(page: string): string[] {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))]
}
