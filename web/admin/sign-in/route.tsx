// The admin's sign-in page.
import { useEffect } from 'react'
import { data, href, redirect, redirectDocument, replace } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import { readSignIn } from '#domain/people/sign-in-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { signIn as signInWords } from '#domain/words/en/office/sign-in.ts'
import { persistedEdits } from '../products/stock/persisted-edits.ts'
import { withFallback } from '../kit/network-fallback.ts'
import { shopContext, addressContext } from '#web/shop-context.ts'
import { SignInForm } from './form.tsx'
import { nextPath, UNSAVED } from '../access/next-path.ts'
import { forgetUnsavedChange, isChangeUnsaved, watchRequests } from '../access/office-requests.ts'
import { languageCookie, languageOfRequest } from '#web/http/language-cookie.ts'
import { sessionCookie, sessionToken } from '#web/http/session-cookie.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import { forgetScreens } from '#web/offline/office-screens.ts'
import type { Route } from './+types/route'

/** In the address after a choice on this page: who signs in here has chosen it. */
const CHOSEN = 'language'

/** In the address after the right password: the browser proves here that it keeps the cookie, and goes on. */
const SIGNED_IN = 'signed-in'

watchRequests()

export const meta: Route.MetaFunction = () => [
  { title: wordsOf(signInWords).title },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = sessionToken(request)
  const session = await context.get(shopContext).signIn.session(token)
  // Cached, it would loop between here and the guard once the session has ended.
  if (session) throw replace(nextPath(url.searchParams.get('next')), { headers: { 'Cache-Control': 'no-store' } })
  const text = wordsOf(signInWords)
  if (url.searchParams.has(UNSAVED)) return { reason: text.endedUnsaved }
  if (token !== undefined) return { reason: text.ended }
  return { reason: url.searchParams.has(SIGNED_IN) ? text.cookieRefused : undefined }
}

/** The products screen keeps its stock edits in this tab and sends them when opened. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  if (!url.searchParams.has(UNSAVED) && !isChangeUnsaved()) return loaded
  const isForProducts = nextPath(url.searchParams.get('next')).startsWith(href('/admin/products'))
  const { endedKept, endedUnsaved } = wordsOf(signInWords)
  return { ...loaded, reason: isForProducts && persistedEdits.load().length > 0 ? endedKept : endedUnsaved }
}
clientLoader.hydrate = true as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const pressed = form.get(CHOSEN)
  if (isLanguage(pressed)) return inLanguage(pressed, url)
  const read = readSignIn(Object.fromEntries(form))
  if ('message' in read) return data({ ok: false, message: read.message }, 422)
  const { signIn, people } = context.get(shopContext)
  const signedIn = await signIn.withPassword(read.email, read.password, context.get(addressContext))
  if ('token' in signedIn) {
    // Ends the browser's earlier session: nobody could end it later, or its open stream.
    const replaced = sessionToken(request)
    if (replaced) await signIn.end(replaced)
    const set = new Headers({ 'Set-Cookie': sessionCookie(signedIn.token, signedIn.expiresAt, url.href) })
    const shown = languageOfRequest(request)
    const isChosen = url.searchParams.get(CHOSEN) === shown
    if (isChosen) await people.chooseLanguage(signedIn.personId, shown)
    const language = isChosen ? shown : signedIn.language
    if (language) set.append('Set-Cookie', languageCookie(language))
    const proof = proofPath(url)
    // Another language has other scripts.
    const goTo = language && language !== shown ? redirectDocument : redirect
    return goTo(proof, { headers: set })
  }
  const { message, retryAfterSeconds } = signedIn
  if (retryAfterSeconds === undefined) return data({ ok: false, message }, 401)
  return data(
    { ok: false, message, retryAfterSeconds },
    { status: 429, headers: { 'Retry-After': `${retryAfterSeconds}` } },
  )
}

function proofPath({ searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  search.delete(UNSAVED)
  search.set(SIGNED_IN, '1')
  return `${href('/vinayagaadmin')}?${search}`
}

/** In another browser the address changes nothing: the choice counts only beside the cookie. */
function inLanguage(language: Language, { pathname, searchParams }: URL): Response {
  const search = new URLSearchParams(searchParams)
  search.set(CHOSEN, language)
  return redirect(`${pathname}?${search}`, { headers: { 'Set-Cookie': languageCookie(language) } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  forgetUnsavedChange()
  return await withFallback(() => serverAction(), wordsOf(signInWords).failed)
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  // The next to sign in may be another person.
  useEffect(() => void forgetScreens(), [])
  const waitSeconds: unknown = actionData && 'retryAfterSeconds' in actionData && actionData.retryAfterSeconds
  return (
    <SignInForm
      reason={loaderData.reason}
      message={actionData?.message}
      waitSeconds={typeof waitSeconds === 'number' ? waitSeconds : undefined}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SignInForm message={unavailableMessage(error) ?? wordsOf(signInWords).failed} />
}
