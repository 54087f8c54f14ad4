// Browsers that save data do not load every screen of the back office: most people of the tests look at one.
import type { BrowserContext } from 'playwright-core'

export async function saveDataInOffice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.pathname.startsWith('/admin')) return
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}
