// Opens a screen of the back office as a person does: by the sidebar or the phone's bar, or by More.
import type { Page } from 'playwright-core'

export async function openScreen(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name })
  const more = page.getByRole('button', { name: 'More' })
  await link.or(more).filter({ visible: true }).first().waitFor()
  if (await link.isVisible()) return link.click()
  await more.click()
  await page.getByRole('dialog', { name: 'All screens' }).getByRole('link', { name }).click()
}
