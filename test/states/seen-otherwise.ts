// Makes a stored draft differ from the saved data, as if somebody had saved since.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'

/** `name`: the prefix of the draft's storage key; `seen`: its changed base fields. Reloads the page. */
export async function seenOtherwise(page: Page, name: string, seen: Readonly<Record<string, unknown>>): Promise<void> {
  await page.waitForFunction((begin) => Object.keys(sessionStorage).some((each) => each.startsWith(begin)), name)
  await page.evaluate(
    ([begin, fields]) => {
      for (const each of Object.keys(sessionStorage).filter((key) => key.startsWith(begin))) {
        const draft = JSON.parse(sessionStorage.getItem(each) ?? '{}')
        sessionStorage.setItem(each, JSON.stringify({ ...draft, seen: { ...draft.seen, ...fields } }))
      }
    },
    [name, seen] as const,
  )
  await page.reload()
  await untilHydrated(page)
}
