// Makes a kept draft say that it began on something else than what is stored: as if somebody had stored that since.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'

/** `name` begins the name of the draft in the tab's storage, `seen` are the fields that it began on otherwise. The page is read again. */
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
