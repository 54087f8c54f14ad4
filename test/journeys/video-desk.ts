// An admin's actions in the video manager.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import type { Person } from '../browser/person.ts'

const clipPath = (name: string) => join(import.meta.dirname, '../../server/demo/videos', name)

export const clips = { chakkar: clipPath('chakkar.mp4'), pots: clipPath('flower-pots.mp4') }

export async function openVideos(admin: Person): Promise<Page> {
  return await admin.visitOffice('/admin/video')
}

export async function lookAgain(page: Page): Promise<Page> {
  await page.goto('/admin/video')
  await untilHydrated(page)
  return page
}

/** On a small screen the library and the form are tabs; on a desktop both are visible. */
export async function turnTo(page: Page, tab: 'Upload Video' | 'Video Library'): Promise<void> {
  const button = page.getByRole('tab', { name: tab })
  if (await button.isVisible()) await button.click()
}

export const dropArea = (page: Page) => page.locator('.drop-zone-input')
export const title = (page: Page) => page.getByRole('textbox', { name: 'Video Title' })
export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Update) Video$/ })
export const status = (page: Page) => page.getByRole('region', { name: 'Status Overview' })
export const entry = (page: Page, name: string) =>
  page.locator('.library-entry').filter({ has: page.getByRole('heading', { name, exact: true }) })

export async function upload(page: Page, clip: string): Promise<void> {
  await dropArea(page).setInputFiles(clip)
  await page.getByText('Video uploaded successfully!', { exact: true }).waitFor()
}

/** Opens the form of a video in the library. */
export async function edit(page: Page, video: string): Promise<void> {
  await turnTo(page, 'Video Library')
  await page.getByRole('button', { name: `Edit ${video}` }).click()
  await page.getByRole('heading', { name: 'Edit Video' }).waitFor()
}
