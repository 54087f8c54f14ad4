// The states of moving in from another shop. What is saved is deleted again: the next state finds the shop unchanged.
import type { Page } from 'playwright-core'
import { madeExport } from '#lab/import-shop/made-export.ts'
import { again } from '../browser/again.ts'
import { usualShape } from '../shop/imported-shop.ts'
import { newKey } from '../shop/open-test-shop.ts'
import type { State } from './states.ts'

const PATH = '/admin/import/shop'
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()

const faulty = () => [...madeExport({ ...usualShape, orders: 300, products: 60 })].join('')

/** A video of a new key, which no state has added. */
const oneVideo = (key: string) =>
  JSON.stringify({ videos: { [key]: { title: 'Flower pots', videoUrl: 'https://res.media.example/v1/pots.mp4' } } })

/** From whatever an earlier state has left. */
async function startOver(page: Page) {
  const input = page.locator('input[type=file]')
  const end = page.getByRole('button', { name: /^(Delete this export|Choose another file|Close this import)$/ })
  await input.or(end).first().waitFor()
  if ((await end.count()) > 0) await end.first().click()
  await input.waitFor()
}

async function upload(page: Page, text: string, name = 'sivakasi-crackers-default-rtdb-export.json') {
  await startOver(page)
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

async function checked(page: Page, text = faulty()) {
  await upload(page, text)
  await page.getByRole('heading', { name: 'Report of the check' }).waitFor()
}

async function openKinds(page: Page) {
  await checked(page)
  for (const kind of (await page.locator('details > summary').all()).slice(0, 3)) await kind.click()
}

async function refused(page: Page) {
  await upload(page, '{"chats": {"-NQ2ewOVHRC0VfLTVXoy": {"text": "hello"}}, "users": {}}')
  await page.getByRole('heading', { name: 'We cannot import this file' }).waitFor()
}

/** Its page hears no more of it once it runs. */
async function running(page: Page) {
  const heading = page.getByRole('heading', { name: 'Checking the export' })
  let isShown = false
  await page.route('**/admin/import/shop.data*', async (route) => {
    if (route.request().method() === 'GET' && isShown) return
    await route.continue()
    if (route.request().method() === 'GET') isShown = await heading.isVisible()
  })
  await upload(page, faulty())
  await heading.waitFor()
}

async function notAnExport(page: Page) {
  await upload(page, 'PK\u0003\u0004', 'export.json')
  await page.getByText('This file is not a JSON export.').first().waitFor()
}

async function uploading(page: Page) {
  await page.route('**/media/export/**', () => {})
  await upload(page, faulty())
  await page
    .getByText(/^Uploading the export/)
    .first()
    .waitFor()
}

async function askToSave(page: Page) {
  await checked(page, oneVideo(newKey()))
  await button(page, 'Save the import').click()
  await page.getByRole('dialog', { name: 'Save this import?' }).waitFor()
}

async function saved(page: Page) {
  const key = newKey()
  await checked(page, oneVideo(key))
  await button(page, 'Save the import').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save the import' }).click()
  await page.getByRole('heading', { name: 'Your old shop is here' }).waitFor()
  await page.request.post('/admin/video.data', { form: { intent: 'remove', id: key }, ...again })
}

const moving = { as: 'admin', path: PATH } as const

export const movingStates: State[] = [
  { ...moving, name: 'admin-moving-in', detail: true, act: startOver },
  { ...moving, name: 'admin-moving-in-uploading', detail: true, act: uploading },
  { ...moving, name: 'admin-moving-in-no-export', detail: true, act: notAnExport },
  { ...moving, name: 'admin-moving-in-refused', detail: true, act: refused },
  { ...moving, name: 'admin-moving-in-running', act: running },
  { ...moving, name: 'admin-moving-in-report', act: openKinds },
  { ...moving, name: 'admin-moving-in-clean', detail: true, act: (page) => checked(page, oneVideo(newKey())) },
  { ...moving, name: 'admin-moving-in-save', detail: true, act: askToSave },
  { ...moving, name: 'admin-moving-in-saved', detail: true, act: saved },
]
