// A visitor whose device keeps the pages of the shop.
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'

/** Console errors of a browser whose shop is away. */
export const away = {
  savesPages: true,
  expected:
    /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED|EMPTY_RESPONSE|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING)|fetching the script|manifest patches|504|status of 50/,
} as const

/** The first press; then the device keeps these pages, with all their files. */
export async function savePages(page: Page, paths: readonly string[]): Promise<void> {
  await page.keyboard.press('Shift')
  await until(async () => {
    const saved = await savedPaths(page)
    return paths.every((path) => saved.includes(path))
  })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** The addresses of everything that the device keeps of the public pages, or of the back office. */
export async function savedPaths(page: Page, of: 'shop' | 'office' = 'shop'): Promise<string[]> {
  return await page.evaluate(async (area) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${area}-`))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  }, of)
}
