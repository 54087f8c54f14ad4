import assert from 'node:assert/strict'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey, stage } from './journey.ts'

journey(
  '§2, §8 a page shows that it is loading, failed or empty',
  {},
  async ({ person }) => {
    const page = await (await person('visitor', { expected: /\/ordernow(:|\.data)/ })).visit('/')
    let answer: 'wait' | 'break' = 'break'
    const held = Promise.withResolvers<void>()
    await page.route('**/ordernow.data*', async (route) => {
      if (answer === 'break') return route.fulfill({ status: 500 })
      await held.promise
      return route.continue()
    })
    const orderNow = page.getByRole('link', { name: 'Order Now' }).locator('visible=true').first()

    await stage(
      'a read that a newer navigation aborted is no error of the page; any other rejection is one',
      async () => {
        const isSilenced = (name: string) =>
          page.evaluate((of) => {
            const reason = new DOMException('for a test', of)
            const event = new PromiseRejectionEvent('unhandledrejection', {
              promise: Promise.resolve(),
              reason,
              cancelable: true,
            })
            dispatchEvent(event)
            return event.defaultPrevented
          }, name)
        // The journey fails if the browser reports this one.
        await page.evaluate(() => void Promise.reject(new DOMException('for a test', 'AbortError')))
        assert.equal(await isSilenced('AbortError'), true)
        assert.equal(await isSilenced('DataError'), false)
      },
    )

    await stage('failed', async () => {
      await orderNow.click()
      await page.getByRole('heading', { name: 'Error Loading Products' }).waitFor()
      await page.getByText('Failed to load products. Please refresh the page.').waitFor()
      await page.getByRole('button', { name: 'Refresh Page' }).click()
      await page.getByText('No products available').waitFor()
    })

    await stage('no videos: No videos available, and Connect With Us', async () => {
      await page.goto('/contact')
      await untilHydrated(page)
      await page.getByText('No videos available').waitFor()
      const card = page.getByRole('region', { name: 'Connect With Us' })
      const { name, tagline, address, phone, email, rating, established } = demoSettings
      for (const words of [name, tagline, address, String(rating), String(established)]) {
        await card.getByText(words).first().waitFor()
      }
      assert.equal(
        await card.getByRole('link', { name: phone }).getAttribute('href'),
        `tel:${phone.replaceAll(' ', '')}`,
      )
      assert.equal(await card.getByRole('link', { name: email }).getAttribute('href'), `mailto:${email}`)
    })

    await stage('loading, then empty', async () => {
      answer = 'wait'
      await orderNow.click()
      await page.getByText('Loading products...').waitFor()
      held.resolve()
      await page.getByText('No products available').waitFor()
    })
  },
  { databases: ['sqlite'] },
)
