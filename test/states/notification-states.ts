// The notifications' states.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import { withPushService } from '../browser/push-service.ts'
import type { State } from './states.ts'

const path = '/admin/notifications'

async function turnOn(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await withPushService(page)
  await page.reload()
  await untilHydrated(page)
  await page.getByText('At certain hours').click()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByRole('table', { name: 'Devices' }).getByText('This device').waitFor()
}

async function blocked(page: Page) {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.reload()
  await page.getByText('This browser blocks notifications').waitFor()
}

export const notificationStates: State[] = [
  { name: 'admin-notifications', detail: true, as: 'admin', path, shop: 'empty' },
  { name: 'admin-notifications-on', as: 'admin', path, act: turnOn },
  { name: 'admin-notifications-blocked', detail: true, as: 'admin', path, shop: 'empty', act: blocked },
]
