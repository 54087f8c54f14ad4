// The states of the video manager.
import { openScreen } from '../journeys/open-screen.ts'
import type { Page } from 'playwright-core'
import type { State } from './states.ts'
import { clips, description, dropArea, entry, save, title, turnTo, upload } from '../journeys/video-desk.ts'

const TITLE = 'செங்கோட்டை வாண வேடிக்கை: sky shots over the roofs of Sivakasi on Deepavali night'
const CHAKKAR = 'தரை சக்கரம் (Ground chakkar)'

async function uploadForEver(page: Page) {
  await page.route('**/media/video/**', () => {})
  await dropArea(page).setInputFiles(clips.chakkar)
  await page
    .getByText(/^Uploading video/)
    .first()
    .waitFor()
}

async function uploadInVain(page: Page) {
  await page.route('**/media/video/**', (route) => route.fulfill({ status: 422, body: '{}' }))
  await dropArea(page).setInputFiles(clips.chakkar)
  await page.getByText('Failed to upload video to the media service').first().waitFor()
}

async function describe(page: Page, words: number) {
  await title(page).fill(TITLE)
  await description(page).fill(Array.from({ length: words }, () => 'வாணவேடிக்கை').join(' '))
}

async function saveReady(page: Page) {
  await upload(page, clips.pots)
  await describe(page, 40)
}

async function chooseOther(page: Page) {
  await dropArea(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') })
  await page.getByText('Please select a valid video file (MP4, MOV, AVI)').first().waitFor()
}

async function leave(page: Page) {
  await uploadForEver(page)
  await openScreen(page, 'Products')
  await page.getByRole('dialog', { name: 'Video is uploading' }).waitFor()
}

async function saveTooEarly(page: Page) {
  await title(page).press('Enter')
  await page.getByText('Please fill in all required fields').first().waitFor()
}

async function edit(page: Page) {
  await turnTo(page, 'Video Library')
  await entry(page, CHAKKAR).getByRole('button', { name: /^Edit/ }).click()
  await save(page).getByText('Update Video').waitFor()
}

async function askToRemove(page: Page) {
  await turnTo(page, 'Video Library')
  await entry(page, CHAKKAR)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog', { name: 'Delete Video' }).waitFor()
}

const videos = { as: 'admin', path: '/admin/video' } as const
const library = (page: Page) => turnTo(page, 'Video Library')

export const videoStates: State[] = [
  { ...videos, name: 'admin-video', detail: true },
  { ...videos, name: 'admin-video-empty', detail: true, shop: 'empty', act: library },
  { ...videos, name: 'admin-video-library', detail: true, only: 'phone', act: library },
  { ...videos, name: 'admin-video-not-a-video', detail: true, act: chooseOther },
  { ...videos, name: 'admin-video-uploading', detail: true, act: uploadForEver },
  { ...videos, name: 'admin-video-leave', detail: true, act: leave },
  { ...videos, name: 'admin-video-refused', act: saveTooEarly },
  { ...videos, name: 'admin-video-failed', act: uploadInVain },
  { ...videos, name: 'admin-video-ready', detail: true, act: saveReady },
  { ...videos, name: 'admin-video-too-long', detail: true, act: (page) => describe(page, 151) },
  { ...videos, name: 'admin-video-edit', act: edit },
  { ...videos, name: 'admin-video-delete', detail: true, act: askToRemove },
]
