// Messages of the notifications screen.
import type { SendOutcome } from '#server/notifications/send-message.ts'
import { DEVICES_MAX } from '#domain/notifications/push-subscription.ts'

export const NOTIFICATIONS_FAILED = 'This could not be saved. Please try again.'
export const NO_SUBSCRIPTION = 'This browser sent no address for notifications. Please try again.'
export const DEVICES_FULL = `You have ${DEVICES_MAX} devices in the list already. Remove one of them first.`
export const DEVICE_GONE = 'This device is not in the list any more.'
export const NOT_YOURS = 'This device is another person’s. Only an owner may remove it.'
export const HOURS_SAVED = 'The hours have been saved.'

export const PERMISSION_BLOCKED =
  'This browser blocks notifications of the shop. Allow them in its settings for this site, beside the address, and press again.'
export const SERVICE_AWAY =
  'The browser could not reach its push service. Notifications need the internet: please try again when it is there.'

export const testTexts: Readonly<Record<SendOutcome['outcome'], string>> = {
  reached: 'A message is on its way to this device.',
  gone: 'The browser no longer takes messages for this device. Turn it off, and on again.',
  refused: 'The push service of this browser does not take the messages of the shop.',
  unreachable: 'The shop could not reach the push service of this browser: is it connected to the internet?',
}

export function turnedOnText(outcome: SendOutcome['outcome'] | undefined): string {
  return `This device is turned on. ${testTexts[outcome ?? 'gone']}`
}

export function turnedOffText(name: string): string {
  return `${name} hears of new orders no longer.`
}
