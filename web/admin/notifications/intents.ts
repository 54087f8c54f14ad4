// Turns a device on, sets its hours, tests, removes and renews it.
import { intentTable, type Sender } from '../kit/intent.ts'
import { deviceName } from '#domain/notifications/device-name.ts'
import { type NotificationHours, readNotificationHours } from '#domain/notifications/notification-hours.ts'
import { readSubscription } from '#domain/notifications/push-subscription.ts'
import type { NotificationDevice } from '#server/notifications/notification-devices.ts'
import type { Shop } from '#server/shop.ts'
import { deviceId } from './device-cookie.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import {
  DEVICE_GONE,
  DEVICES_FULL,
  HOURS_SAVED,
  NO_SUBSCRIPTION,
  NOT_YOURS,
  NOTIFICATIONS_FAILED,
  testTexts,
  turnedOffText,
  turnedOnText,
} from './messages.ts'

/** `device` is the id for the browser's cookie. */
export type NotificationsResult = ActionResult & { device?: string }

export const intents = intentTable('people', {
  'turn-on': {
    may: 'staff',
    says: 'Turned a device on for new orders',
    run: async (form: FormData, shop: Shop, { request, session: { email } }: Sender): Promise<NotificationsResult> => {
      const subscription = readSubscription(form.get('subscription'))
      if (!subscription) return refused(NO_SUBSCRIPTION)
      const read = hoursIn(form)
      if ('message' in read) return refused(read.message)
      const name = deviceName(request.headers.get('User-Agent') ?? '')
      const added = await shop.notifications.devices.add(email, {
        name,
        subscription,
        hours: read.hours,
        before: deviceId(request),
      })
      if (added === 'full') return refused(DEVICES_FULL)
      if (added === 'nobody') return refused(NOTIFICATIONS_FAILED)
      return { ok: true, message: turnedOnText(await shop.notifications.test(added.id)), device: added.id }
    },
  },

  'set-hours': {
    may: 'staff',
    says: false,
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<NotificationsResult> => {
      const device = await own(form, shop, session)
      if ('ok' in device) return device
      const read = hoursIn(form)
      if ('message' in read) return refused(read.message)
      return (await shop.notifications.devices.setHours(device.id, read.hours))
        ? done(HOURS_SAVED)
        : refused(DEVICE_GONE)
    },
  },

  test: {
    may: 'staff',
    says: false,
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<NotificationsResult> => {
      const device = await own(form, shop, session)
      if ('ok' in device) return device
      const outcome = await shop.notifications.test(device.id)
      if (outcome === undefined) return refused(DEVICE_GONE)
      return outcome === 'reached' ? done(testTexts.reached) : refused(testTexts[outcome])
    },
  },

  remove: {
    may: 'staff',
    says: 'Turned a device off for new orders',
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<NotificationsResult> => {
      const device = await own(form, shop, session)
      if ('ok' in device) return device
      await shop.notifications.devices.remove(device.id)
      return done(turnedOffText(device.name))
    },
  },

  /** Sent by the service worker when the browser's address has changed. */
  renew: {
    may: 'staff',
    says: false,
    run: async (form: FormData, shop: Shop, { request, session: { email } }: Sender): Promise<NotificationsResult> => {
      const subscription = readSubscription(form.get('subscription'))
      const device = await shop.notifications.devices.find(deviceId(request) ?? '')
      if (!subscription) return refused(NO_SUBSCRIPTION)
      if (device?.email !== email) return refused(DEVICE_GONE)
      return (await shop.notifications.devices.renew(device.id, subscription)) ? done('') : refused(DEVICE_GONE)
    },
  },
})

/** Returns the device of the form, if it is the person's own, or anybody's for an owner. */
async function own(
  form: FormData,
  shop: Shop,
  { email, role }: Sender['session'],
): Promise<NotificationDevice | NotificationsResult> {
  const device = await shop.notifications.devices.find(fieldText(form, 'id'))
  if (!device) return refused(DEVICE_GONE)
  if (device.email === email) return device
  return role === 'owner' ? device : refused(NOT_YOURS)
}

function hoursIn(form: FormData): { hours: NotificationHours | undefined } | { message: string } {
  return readNotificationHours({ only: form.get('only'), from: form.get('from'), to: form.get('to') })
}

function done(message: string): NotificationsResult {
  return { ok: true, message }
}

function refused(message: string): NotificationsResult {
  return { ok: false, message, errors: {} }
}
