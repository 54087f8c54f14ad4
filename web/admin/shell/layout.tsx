// The guarded layout: every screen in it needs a session.
import { useEffect, useState } from 'react'
import {
  href,
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import { ui } from '#domain/words/en/ui.ts'
import { cursorContext } from '#web/shop-context.ts'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Frame } from './frame.tsx'
import { guard, type Refusal, sessionContext, type SignedIn } from '../access/guard.ts'
import { lastKnown, NoConnection } from '../kit/network-fallback.ts'
import { watchRequests } from '../access/office-requests.ts'
import { useChosenLanguage } from './use-chosen-language.ts'
import { usePreloadedScreens } from './preloaded-screens.ts'
import { useSavedScreen } from './use-saved-screen.ts'
import type { Route } from './+types/layout'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

watchRequests()

export const middleware: Route.MiddlewareFunction[] = [guard]

export const meta: Route.MetaFunction = () => [{ title: wordsOf(officeShell).backOffice }]

export function loader({ context }: Route.LoaderArgs): SignedIn & { mark: string | undefined } {
  const { email, role } = context.get(sessionContext)
  return { email, role, mark: context.get(cursorContext) }
}

export const clientLoader = lastKnown<typeof loader>({ isScreen: false })

/** Reads the session again on a revalidation of the same page, not after filters and stock edits. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && currentUrl.href === nextUrl.href
}

export default function BackOffice({ loaderData }: Route.ComponentProps) {
  const text = useWords(officeShell)
  const isKnown = useSignInKnown()
  usePreloadedScreens()
  useSavedScreen()
  useChosenLanguage()
  return (
    <Frame email={loaderData.email} role={loaderData.role} cursor={loaderData.mark}>
      <meta name="robots" content="noindex" />
      {isKnown ? <Outlet /> : <output>{text.loading}</output>}
    </Frame>
  )
}

/**
 * False while a page restored from the back/forward cache revalidates: the guard answers with the page or the
 * redirect to the sign-in page.
 */
function useSignInKnown(): boolean {
  const [isKnown, setKnown] = useState(true)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setKnown(false)
      void revalidate().finally(() => setKnown(true))
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [revalidate])
  return isKnown
}

export function ErrorBoundary() {
  const text = useWords(officeShell)
  const { tryAgain } = useWords(ui)
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof loader>('admin/shell/layout')
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  const refused = refusalOf(error)
  const { email = '', role } = refused ?? loaded ?? {}
  return (
    <Frame email={email} role={role} cursor={loaded?.mark}>
      {error instanceof NoConnection ? (
        <NotLoaded />
      ) : refused ? (
        <Empty
          title={text.notYourRole}
          icon="warning"
          action={<ButtonLink to={href('/admin')}>{text.goToDashboard}</ButtonLink>}
        >
          {refused.message}
        </Empty>
      ) : (
        <Empty
          title={isRefusal ? text.notOpened : (unavailableMessage(error) ?? text.failed)}
          icon="warning"
          action={
            <ButtonLink to="" reloadDocument>
              {tryAgain}
            </ButtonLink>
          }
        />
      )}
    </Frame>
  )
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined
  const { message, email, role } = Object(error.data) as Partial<Refusal>
  return message !== undefined && email !== undefined && role !== undefined ? { message, email, role } : undefined
}

/** In place of a screen not yet loaded; it opens once the network is back. */
function NotLoaded() {
  const text = useWords(officeShell)
  const { tryAgain } = useWords(ui)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const shown = new AbortController()
    async function loadUntilOpen() {
      // The first request after the device comes online may still fail.
      for (let pauseMs = FIRST_PAUSE_MS; !shown.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        await pauseOrOnline(pauseMs)
        if (!shown.signal.aborted) await revalidate()
      }
    }
    void loadUntilOpen()
    return () => shown.abort()
  }, [revalidate])
  return (
    <Empty
      title={text.noConnection}
      icon="warning"
      action={
        <Button busy={state !== 'idle'} onClick={() => void revalidate()}>
          {tryAgain}
        </Button>
      }
    >
      {text.noConnectionText}
    </Empty>
  )
}
