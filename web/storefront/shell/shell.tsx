// The shell of public pages: skip link, top bar, content and footer.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ListedCategory } from '#domain/category/category.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { useWords, WordingContext } from '#web/ui/words.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import './shell.css'

type PublicShellProps = { settings: PublicSettings; footerCategories: readonly ListedCategory[]; children: ReactNode }

export function PublicShell({ settings, footerCategories, children }: PublicShellProps) {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Screen readers continue at the new content instead of the pressed link.
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  const words = useWords(shell)
  return (
    <WordingContext value={settings}>
      <div className="public" data-closed={!settings.takingOrders || undefined}>
        <a className="skip-link" href="#content">
          {words.skipToContent}
        </a>
        {!settings.takingOrders && (
          <aside className="closed-bar night centred" aria-label={words.closedNotice}>
            <ClosedNotice settings={settings} />
          </aside>
        )}
        <TopBar settings={settings} pathname={pathname} />
        <main ref={content} id="content" className="public-content" tabIndex={-1}>
          {children}
        </main>
        <Footer settings={settings} categories={footerCategories} />
      </div>
    </WordingContext>
  )
}
