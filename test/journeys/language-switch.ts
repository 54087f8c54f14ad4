// A visitor's press on the switch between the languages.
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'

export const otherLanguage = (page: Page) => page.locator('.language-switch a')

/** The links are plain ones until their script is loaded, when the page is idle. */
export async function untilCarried(page: Page) {
  await until(() =>
    page.evaluate(async () => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /\/ways-[\w-]+\.js$/.test(name))
      return script !== undefined && (await import(script.name).then(() => true))
    }),
  )
}

export async function switchTo(page: Page, path: string, press = () => otherLanguage(page).click()) {
  await untilCarried(page)
  await Promise.all([page.waitForURL((url) => url.pathname === path), press()])
  await untilHydrated(page)
  await untilCarried(page)
}
