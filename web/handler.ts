// Turns an open shop into a handler from request to response.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { inEachLanguage, type Language, languages } from '#domain/language.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { speak } from '#domain/words/translations.ts'
import { answers } from '#domain/words/en/answers.ts'
import type { Shop } from '#server/shop.ts'
import { tooManyAttempts } from '#domain/people/sign-in-form.ts'
import { answerOrder } from './endpoints/answer-order.ts'
import { answeringUnavailable } from './http/answer-unavailable.ts'
import { isTooLarge, LARGEST_FORM_BYTES, largestBody, tooLargeText, withBodyLimit } from './http/body-limit.ts'
import type { Versions } from './http/cached-address.ts'
import { createCanonicalPath, pathsOf } from './http/canonical-path.ts'
import { isOrderLinkPath } from '#domain/order/order-link.ts'
import { type Basename, basenameOf, splitLanguage } from '#domain/language-address.ts'
import { languageOfRequest } from './http/language-cookie.ts'
import { refuseForeign } from './http/foreign-request.ts'
import { readable } from './http/refusal-page.ts'
import { closedPolicy, orderLinkHeaders, securityHeaders } from './http/security-headers.ts'
import { addressContext, cursorContext, requestIdContext, shopContext, styleTextContext } from './shop-context.ts'
import { originPlaceholder } from './storefront/seo/site-origin.ts'
import type { StyleText } from './first-paint/inline-styles.ts'
import { unavailableAnswer, unavailableText, withRetryAfter } from './http/unavailable.ts'
import { withDrainedBody } from './http/unread-body.ts'

const SIGN_IN = '/vinayagaadmin'

const READING = ['GET', 'HEAD']
const METHODS = [...READING, 'POST']

/** The page cache requests its pages under it. */
export const pageOrigin = originPlaceholder

type Assets = ServerBuild['assets']

/** The browser's files in each language. */
const assets = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await assetsOf(language)] as const)),
) as Readonly<Record<Language, Assets>>

/** Differ for each build. */
export const versions: Versions = inEachLanguage((language) => assets[language].version)

/** bin/build.ts puts those of other languages beside the bundle; Vite in development has one set for all. */
async function assetsOf(language: Language): Promise<Assets> {
  if (language === 'en' || !import.meta.env.PROD) return build.assets as Assets
  const { default: read } = await import(/* @vite-ignore */ new URL(`./${language}.js`, import.meta.url).href)
  return read
}

export const canonicalPath = createCanonicalPath(pathsOf(build.routes as ServerBuild['routes']))

export type WebHandler = (request: Request, address: string) => Promise<Response>

/** Without `styleText` pages link their style sheets. */
export function createHandler(shop: Shop, styleText?: StyleText): WebHandler {
  speak(shop.language)
  const open = answeringUnavailable(build as ServerBuild)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

  /** Router and scripts of a language; the back office has no language in its address. */
  function handlerOf(language: Language, basename: Basename, path: string) {
    const isOffice = isOfOffice(path)
    const key = `${language} ${basename} ${isOffice}`
    const known = handlers.get(key)
    if (known) return known
    // React Router ends a navigation whose route it still looks up on the screen before, when a form's reload ends first.
    const routeDiscovery = isOffice ? { ...open.routeDiscovery, mode: 'initial' as const } : open.routeDiscovery
    const built = { ...open, assets: assets[language], basename: basename || '/', routeDiscovery }
    const made = createRequestHandler(built, import.meta.env.MODE)
    handlers.set(key, made)
    return made
  }

  return async (incoming, address) => {
    const { request, drain } = withDrainedBody(incoming)
    const language = languageOfRequest(request)
    const answer = shop.language.during(language, () =>
      // In a rush nearly every request is an order, and orders do not need the router.
      isOrder(request)
        ? guarded(shop, request, () => answerOrder(request, shop, address))
        : answerByRouter(request, address, language),
    )
    return answer.finally(drain)
  }

  function answerByRouter(request: Request, address: string, language: Language): Promise<Response> {
    return guarded(shop, request, async (requestId) => {
      const tooMany = rateLimited(request, shop, address)
      if (tooMany) return tooMany
      if (isPageData(request)) await shop.settingsVersions.catchUp()
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      context.set(cursorContext, shop.live.cursor())
      context.set(addressContext, address)
      if (styleText) context.set(styleTextContext, styleText)
      context.set(requestIdContext, requestId)
      const path = routeOf(request)
      const basename = basenameOf(splitLanguage(new URL(request.url).pathname).language)
      const handle = handlerOf(language, basename, path)
      return handle(isUpload(path) ? request : withBodyLimit(request, largestFor(request, path)), context)
    })
  }
}

function isOrder({ method, url }: Request): boolean {
  return method === 'POST' && plainPath(new URL(url).pathname) === '/orders'
}

/** An open page may have heard of a change that this process has not. */
function isPageData({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).pathname.endsWith('.data')
}

type Answer = (requestId: string) => Promise<Response>

/** Never throws. Log lines carry the response's X-Request-Id. */
async function guarded(shop: Shop, request: Request, answer: Answer): Promise<Response> {
  const requestId = crypto.randomUUID()
  const since = performance.now()
  return await shop.log.during(requestId, async () => {
    const response = await answerOrFailure(shop, request, requestId, answer)
    const { method } = request
    const { pathname: path } = new URL(request.url)
    if (isOrderLinkPath(path)) for (const [name, value] of orderLinkHeaders) response.headers.set(name, value)
    const ms = Math.round(performance.now() - since)
    shop.log.debug('request', { method, path, status: response.status, ms })
    return response
  })
}

/** Logs an internal error and answers with the general sentence, or that of 503. */
async function answerOrFailure(
  { log, availability, settings, tallies }: Shop,
  request: Request,
  requestId: string,
  answer: Answer,
): Promise<Response> {
  try {
    const response = refuseForeign(request, log) ?? refusal(request) ?? withRetryAfter(await answer(requestId))
    return withHeaders(await readable(request, response), requestId)
  } catch (error) {
    if (availability.note(error)) {
      if (isOrder(request)) tallies.orders.add('unavailable')
      const sentence = isOrder(request) ? wordsOf(answers, settings).orderUnavailable : unavailableText()
      return withHeaders(await readable(request, unavailableAnswer(sentence)), requestId)
    }
    log.error(error)
    return withHeaders(new Response(wordsOf(answers).failed, { status: 500 }), requestId)
  }
}

function refusal(request: Request): Response | undefined {
  const path = routeOf(request)
  if (!isUpload(path) && path !== '/orders' && !METHODS.includes(request.method)) return otherMethod(request, path)
  if (!isUpload(path) && isTooLarge(request, largestFor(request, path))) {
    return Response.json({ message: tooLargeText(path) }, { status: 413 })
  }
  return undefined
}

/** Runs before the router and the body, so that a flood of guesses costs little. */
function rateLimited(request: Request, shop: Shop, address: string): Response | undefined {
  const seconds = waitBefore(request, shop, address)
  if (seconds === 0) return undefined
  return Response.json(
    { message: tooManyAttempts(seconds) },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
}

function waitBefore(request: Request, { signInRateLimit, missedLinkRateLimit }: Shop, address: string): number {
  if (isOrderLinkPath(new URL(request.url).pathname)) return missedLinkRateLimit.waitSeconds(address)
  const isSignIn = request.method === 'POST' && routeOf(request) === SIGN_IN
  return isSignIn ? signInRateLimit.retryAfterSeconds(address) : 0
}

/** Renders no page; uploads and orders answer other methods themselves. */
function otherMethod({ method }: Request, path: string): Response {
  const headers = { Allow: isOfOffice(path) ? METHODS.join(', ') : READING.join(', ') }
  // The back office answers nobody without a session (§6), and its own pages never send OPTIONS.
  return new Response(null, { status: method === 'OPTIONS' && !path.startsWith('/admin') ? 204 : 405, headers })
}

/** With the sign-in, which opens the back office without another document. */
function isOfOffice(path: string): boolean {
  return path.startsWith('/admin') || path.startsWith(SIGN_IN)
}

/** Uploads are limited where they are received. */
function isUpload(path: string): boolean {
  return path.startsWith('/media/')
}

/** Only multipart carries files: in another form as many bytes would be hundreds of thousands of fields. */
function largestFor({ headers }: Request, path: string): number {
  const isMultipart = /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')
  return isMultipart ? largestBody(path) : Math.min(largestBody(path), LARGEST_FORM_BYTES)
}

/** Returns the page's path in the spelling that limits use: the router accepts every other one. */
function routeOf({ url }: Request): string {
  const { pathname } = new URL(url)
  return plainPath(pathname.replace(/(?:\/_)?\.data$/, '') || '/') ?? pathname
}

/** Without the language. */
function plainPath(path: string): string | undefined {
  const canonical = canonicalPath(path)
  return canonical && splitLanguage(canonical).path
}

function withHeaders(response: Response, requestId: string): Response {
  const { headers } = response
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
  // A form sent to a page without an action.
  if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', READING.join(', '))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set('X-Request-Id', requestId)
  return response
}
