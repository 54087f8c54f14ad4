// Renders pages whole, so that the policy can list the hashes of their inline scripts.
import { createHash, randomBytes } from 'node:crypto'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  href,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { deferScripts } from './first-paint/defer-scripts.ts'
import { ScriptNonce } from './first-paint/inline-script.tsx'
import { LostNotice } from './storefront/shell/lost-notice.tsx'
import { takeMarkedScripts } from './first-paint/marked-scripts.ts'
import { pagePolicy } from './http/security-headers.ts'
import { shopContext, styleTextContext } from './shop-context.ts'
import { isCached } from './http/cached-address.ts'
import { originPlaceholder } from './storefront/seo/site-origin.ts'
import { inlineStyles } from './first-paint/inline-styles.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const report = (error: unknown) => {
    if (!isExpected(error)) context.get(shopContext).log.error(error)
  }
  const nonce = randomBytes(16).toString('base64url')
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    { nonce, onError: report },
  )
  await stream.allReady
  const drawn = takeMarkedScripts(await new Response(stream).text(), nonce)
  const categories = await context.get(shopContext).categories.shown()
  // Pages cached for everyone inline their styles.
  const isForAll = isCached(new URL(request.url), categories)
  const styled = inlineStyles(drawn.page, isForAll ? context.get(styleTextContext) : () => undefined)
  const isOffice = new URL(request.url).pathname.startsWith(href('/admin'))
  const phone = isOffice ? undefined : context.get(shopContext).settings.phone
  const lostNotice = renderToStaticMarkup(<LostNotice phone={phone} />)
  const { page, scripts } = deferScripts(styled.page, drawn.scripts, styled.sheets, lostNotice)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development client adds inline scripts and styles.
  const { hostedOrigin } = context.get(shopContext).media
  if (import.meta.env.PROD)
    headers.set(
      'Content-Security-Policy',
      pagePolicy({ scripts: hashesOf(scripts), styles: hashesOf(styled.styles) }, hostedOrigin),
    )
  else headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  // The page cache requests pages under the placeholder itself.
  const { origin } = new URL(request.url)
  return new Response(page.replaceAll(originPlaceholder, origin), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isExpected(error)) return
  context.get(shopContext).log.error(error, { path: new URL(request.url).pathname })
}

/** Client errors appear in the response; a 503 is logged where it is made. */
function isExpected(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')))]
}
