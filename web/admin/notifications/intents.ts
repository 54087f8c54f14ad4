// Turns a device on, sets its hours, tests, removes and renews it.
import { intentTable, type Sender } from '../kit/intent.ts'
import { deviceName } from '#domain/notifications/device-name.ts'
import { type NotificationHours, readNotificationHours } from '#domain/notifications/notification-hours.ts'
import { DEVICES_MAX, readSubscription } from '#domain/notifications/push-subscription.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import type { NotificationDevice } from '#server/notifications/notification-devices.ts'
import type { Shop } from '#server/shop.ts'
import { deviceId } from './device-cookie.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { testText } from './test-text.ts'

/** `device` is the id for the browser's cookie. */
export type NotificationsResult = ActionResult & { device?: string }

const words = () => wordsOf(notificationWords)

export const intents = intentTable('people', {
  'turn-on': {
    may: 'staff',
    says: () => words().saysOn,
    run: async (form: FormData, shop: Shop, { request, session: { email } }: Sender): Promise<NotificationsResult> => {
      const subscription = readSubscription(form.get('subscription'))
      if (!subscription) return refused(words().noAddress)
      const read = hoursIn(form)
      if ('message' in read) return refused(read.message)
      const name = deviceName(request.headers.get('User-Agent') ?? '')
      const added = await shop.notifications.devices.add(email, {
        name,
        subscription,
        hours: read.hours,
        before: deviceId(request),
      })
      if (added === 'full') return refused(words().tooMany({ max: DEVICES_MAX }))
      if (added === 'nobody') return refused(words().notSaved)
      const outcome = (await shop.notifications.test(added.id)) ?? 'gone'
      return { ok: true, message: `${words().turnedOn} ${testText(outcome)}`, device: added.id }
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
        ? done(words().hoursSaved)
        : refused(words().deviceGone)
    },
  },

  test: {
    may: 'staff',
    says: false,
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<NotificationsResult> => {
      const device = await own(form, shop, session)
      if ('ok' in device) return device
      const outcome = await shop.notifications.test(device.id)
      if (outcome === undefined) return refused(words().deviceGone)
      return outcome === 'reached' ? done(testText(outcome)) : refused(testText(outcome))
    },
  },

  remove: {
    may: 'staff',
    says: () => words().saysOff,
    run: async (form: FormData, shop: Shop, { session }: Sender): Promise<NotificationsResult> => {
      const device = await own(form, shop, session)
      if ('ok' in device) return device
      await shop.notifications.devices.remove(device.id)
      return done(words().turnedOff({ name: device.name }))
    },
  },

  /** Sent by the service worker when the browser's address has changed. */
  renew: {
    may: 'staff',
    says: false,
    run: async (form: FormData, shop: Shop, { request, session: { email } }: Sender): Promise<NotificationsResult> => {
      const subscription = readSubscription(form.get('subscription'))
      const device = await shop.notifications.devices.find(deviceId(request) ?? '')
      if (!subscription) return refused(words().noAddress)
      if (device?.email !== email) return refused(words().deviceGone)
      return (await shop.notifications.devices.renew(device.id, subscription)) ? done('') : refused(words().deviceGone)
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
  if (!device) return refused(words().deviceGone)
  if (device.email === email) return device
  return role === 'owner' ? device : refused(words().notYours)
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
