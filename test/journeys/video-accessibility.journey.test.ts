import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { until } from '../until.ts'
import { journey, usually } from './journey.ts'
import { clips, description, dropArea, entry, openVideos, save, title, turnTo } from './video-desk.ts'
import { videoStates } from '../states/video-states.ts'

const quick = { databases: ['sqlite'] } as const
/** The forms with a fault and with a video, the list with its long word, and a question. */
const FEW = ['admin-video-library', 'admin-video-failed', 'admin-video-edit', 'admin-video-delete']
const MOST_TABS = 60
const LONG_WORD = 'வாணவேடிக்கைத்திருவிழாக்கொண்டாட்டங்கள்'.repeat(2).slice(0, 80)

const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement)

async function tabTo(page: Page, element: Locator) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(element))) continue
    assert.ok(await element.evaluate((each) => each.matches(':focus-visible')), `nobody sees that ${element} has focus`)
    return
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${element}`)
}

/** A busy browser may miss the first press. */
async function chooseBySpace(page: Page, path: string) {
  const asked = page.waitForEvent('filechooser')
  const isAsked = asked.then(() => true)
  await until(async () => {
    await page.keyboard.press('Space')
    return await Promise.race([isAsked, page.waitForTimeout(2_000).then(() => false)])
  })
  await (await asked).setFiles(path)
}

journey(
  'by keyboard alone: upload, describe, save, edit, and think better of deleting',
  seedDemoVideos,
  async ({ person, screen }) => {
    const page = await openVideos(await person('admin'))
    await tabTo(page, dropArea(page))
    await chooseBySpace(page, clips.pots)
    await page.getByText('Video uploaded successfully!', { exact: true }).waitFor()
    await until(() => page.evaluate(() => document.activeElement?.closest('.video-file') !== null))
    await tabTo(page, title(page))
    await page.keyboard.type('Three fountains')
    await tabTo(page, description(page))
    await page.keyboard.type('Gold between red and green.')
    await tabTo(page, save(page))
    await page.keyboard.press('Enter')
    await entry(page, 'Three fountains').waitFor()

    const library =
      screen === 'phone'
        ? page.getByRole('tab', { name: 'Video Library (4)' })
        : page.getByRole('heading', { name: 'Video Library (4)' })
    await until(() => hasFocus(library))
    if (screen === 'phone') {
      await page.keyboard.press('ArrowLeft')
      assert.ok(await hasFocus(page.getByRole('tab', { name: 'Upload Video' })))
      await title(page).waitFor()
      await page.keyboard.press('End')
      await until(() => hasFocus(library))
    }
    await tabTo(page, page.getByRole('button', { name: 'Edit Three fountains' }))
    await page.keyboard.press('Enter')
    await until(() => hasFocus(page.getByRole('heading', { name: 'Edit Video' })))
    await tabTo(page, page.getByRole('button', { name: 'Cancel Edit' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Edit Video' }).waitFor({ state: 'detached' })
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')

    await turnTo(page, 'Video Library')
    const remove = page.getByRole('button', { name: 'Delete Three fountains' })
    await tabTo(page, remove)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Delete Video' }).waitFor()
    await page.keyboard.press('Escape')
    await until(() => hasFocus(remove))
    await entry(page, 'Three fountains').waitFor()
  },
  quick,
)

journey(
  'every state fits 320 pixels, 200 % on a laptop, and 1024 pixels; long Tamil words break; a finger hits everything',
  async (shop) => {
    await seedDemoVideos(shop)
    const [video] = await shop.videos.all()
    await shop.videos.create({ title: LONG_WORD, description: LONG_WORD, videoUrl: video?.videoUrl ?? '' })
  },
  async ({ person, screen }) => {
    const viewports =
      screen === 'phone'
        ? [{ width: 320, height: 568 }]
        : [
            { width: 720, height: 450 },
            { width: 1024, height: 768 },
          ]
    const admin = await person('admin', { expected: /video|422/ })
    const page = await openVideos(admin)
    const all = videoStates.filter(({ shop }) => shop !== 'empty')
    const few = all.filter(({ name }) => FEW.includes(name))
    assert.equal(few.length, FEW.length)
    for (const { name, act } of usually(all, few)) {
      const tab = await admin.visit('/admin/video')
      await act?.(tab)
      for (const viewport of viewports) {
        await tab.setViewportSize(viewport)
        const found = await tab.evaluate(misfits, { width: viewport.width, isTouched: screen === 'phone' })
        assert.deepEqual(found, [], `${name} at ${viewport.width}`)
      }
      await tab.unrouteAll({ behavior: 'ignoreErrors' })
      await tab.close()
    }
    await page.evaluate(() => {
      const faults = '<p style="width: 2000px">too wide</p><button style="height: 20px">too small</button>'
      document.querySelector('main')?.insertAdjacentHTML('beforeend', faults)
    })
    const width = page.viewportSize()?.width ?? 0
    const control = await page.evaluate(misfits, { width, isTouched: true })
    assert.match(control.join(' '), /wide.*too small/, 'the look can find fault')
  },
  quick,
)

/** Elements wider than the window, and those too small for a finger. */
function misfits({ width: right, isTouched }: { width: number; isTouched: boolean }): string[] {
  const { scrollWidth } = document.documentElement
  const wide = scrollWidth > right ? [`the page is ${scrollWidth} wide`] : []
  const all = [...document.querySelectorAll('main :is(button, a, input, textarea, h2, h3, p, video), dialog[open] *')]
  const out = all.filter((each) => each.getBoundingClientRect().right > right + 1)
  const small = all.filter((each) => {
    const { width, height } = each.getBoundingClientRect()
    return isTouched && each.matches('button, a, input:not([hidden])') && width > 0 && (height < 43.5 || width < 43.5)
  })
  return [...wide, ...[...out, ...small].map((each) => each.outerHTML.slice(0, 120))]
}
