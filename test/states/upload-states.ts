// The states of a new product.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { redSquare } from '../fixtures/red-square.ts'
import type { State } from './states.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

async function chooseImage(page: Page) {
  await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
  await page.getByText(/Uploads in/).waitFor()
}

async function uploadImage(page: Page) {
  await chooseImage(page)
  await press('Upload now')(page)
}

async function uploadForEver(page: Page) {
  await page.route('**/media/image/upload', () => {})
  await uploadImage(page)
  await page.getByText(/Uploading image/).waitFor()
}

async function uploadInVain(page: Page) {
  await page.route('**/media/image/upload', (route) => route.abort())
  await uploadImage(page)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}

async function uploadWell(page: Page) {
  await uploadImage(page)
  await page.getByText('Image uploaded successfully').waitFor()
}

async function uploadVideo(page: Page) {
  const buffer = await readFile(join(import.meta.dirname, '../../server/demo/videos/chakkar.mp4'))
  await page.getByLabel(/Drop a video/).setInputFiles({ name: 'chakkar.mp4', mimeType: 'video/mp4', buffer })
  await press('Upload now')(page)
  await page.getByText('Video uploaded successfully!').waitFor()
}

async function askAboutPrice(page: Page) {
  for (const [label, text] of [
    ['Product Name', 'Atom Bomb'],
    ['M.R.P', '100'],
    ['Our Price', '150'],
    ['Stock Count', '0'],
  ] as const) {
    await page.getByLabel(label).first().fill(text)
  }
  await page.getByLabel('Per').first().selectOption('1box')
  await page.getByLabel('Category').first().selectOption('Bomb')
  await press('Save Product')(page)
  await page.getByText('Is this right?').waitFor()
}

export const uploadStates: State[] = [
  { name: 'admin-upload', detail: true, as: 'admin', path: '/admin/upload' },
  { name: 'admin-upload-errors', detail: true, as: 'admin', path: '/admin/upload', act: press('Save Product') },
  { name: 'admin-upload-countdown', detail: true, as: 'admin', path: '/admin/upload', act: chooseImage },
  { name: 'admin-upload-sending', detail: true, as: 'admin', path: '/admin/upload', act: uploadForEver },
  { name: 'admin-upload-failed', as: 'admin', path: '/admin/upload', act: uploadInVain },
  { name: 'admin-upload-sent', detail: true, as: 'admin', path: '/admin/upload', act: uploadWell },
  { name: 'admin-upload-video', as: 'admin', path: '/admin/upload', act: uploadVideo },
  { name: 'admin-upload-question', detail: true, as: 'admin', path: '/admin/upload', act: askAboutPrice },
]
