// Keeps a store up to date with the other tabs of this browser.

type Page = Pick<EventTarget, 'addEventListener'>

/**
 * Runs `reread` when another tab writes or empties `name` or one of its items, `name:id`, and when the page is shown
 * again: in the back/forward cache it missed the events. For stores of a module, which last as long as the page.
 */
export function followOtherTabs(name: string, reread: () => void, page: Page | undefined = thisPage()): void {
  page?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === null || key === name || key.startsWith(`${name}:`)) reread()
  })
  page?.addEventListener('pageshow', () => reread())
}

/** Undefined on the server. */
function thisPage(): Page | undefined {
  return typeof window === 'undefined' ? undefined : window
}
