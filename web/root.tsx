// The HTML document, and the page for unhandled errors.
import { type ReactNode, useEffect } from 'react'
import {
  createPath,
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { pagePath } from '#domain/language-address.ts'
import { InlineScript } from './first-paint/inline-script.tsx'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { language } from '#domain/words/en/language.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { markHydrated } from './first-paint/hydrated.ts'
import { followChoice } from './first-paint/follow-choice.ts'
import { MISSING_METHODS } from './first-paint/missing-methods.ts'
import { captureEarlyInput, replayEarlyInput } from './first-paint/early-input.ts'
import { SESSION_STORAGE_FALLBACK } from './browser/storage.ts'
import { textFontLinks } from './styles/font-links.ts'
import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pieces.css'
import './styles/print.css'
import { ErrorPage } from './ui/error-page.tsx'
import { useWords } from './ui/words.ts'
import { unavailableMessage } from './http/unavailable.ts'

export const links: Route.LinksFunction = () => [
  ...textFontLinks(shownLanguage()),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: pagePath(href('/manifest.webmanifest')) },
]

export function Layout({ children }: { children: ReactNode }) {
  const { code, tag } = useWords(language)
  const { pathname } = useLocation()
  useEffect(() => {
    markHydrated()
    // After the render of the effects, which has the browser's stored state.
    const soon = setTimeout(replayEarlyInput)
    return () => clearTimeout(soon)
  }, [])
  return (
    // Inline scripts and translating browsers change this element before hydration.
    <html lang={tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={import.meta.env.SSR && scriptsBeforePaint(code, pathname)} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffd36b" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function scriptsBeforePaint(code: string, pathname: string): string {
  const always =
    MISSING_METHODS + SESSION_STORAGE_FALLBACK + captureEarlyInput({ forms: pathname.startsWith(href('/admin')) })
  return code === 'en' && pathname === href('/') ? followChoice() + always : always
}

export default function Screen() {
  return (
    <>
      <Outlet />
      <ReloadTarget />
    </>
  )
}

/**
 * React Router reloads the current page when the next screen's script fails to load: where the Navigation API exists,
 * this loads the next screen instead.
 */
function ReloadTarget() {
  const { location } = useNavigation()
  useEffect(() => {
    if (!location || !('navigation' in window)) return
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      window.location.assign(createPath(location))
    }
    window.navigation.addEventListener('navigate', lead)
    return () => window.navigation.removeEventListener('navigate', lead)
  }, [location])
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = useWords(shell)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <ErrorPage
      title={isMissing ? words.notFound : words.failed}
      text={isMissing ? words.notFoundText : (unavailableMessage(error) ?? words.failedText)}
      requestId={requestIdOf(error)}
    />
  )
}

/** Only an error's request id is shown. */
function requestIdOf(error: unknown): string | undefined {
  const carrier: unknown = isRouteErrorResponse(error) ? error.data : error
  if (typeof carrier !== 'object' || carrier === null || !('requestId' in carrier)) return undefined
  return typeof carrier.requestId === 'string' ? carrier.requestId : undefined
}
