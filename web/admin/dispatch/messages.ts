// Messages of the dispatch desk.
import { formatRupees, type Paise } from '#domain/money.ts'

export const DISPATCH_FAILED = 'Failed to record the dispatch. What you have typed is kept: please try again.'
export const MESSAGE_NOT_KEPT =
  'The message was opened, but the history of the order does not say so: the shop could not be reached.'
export const OFFICE_FAILED = 'Failed to change the transport office. Please try again.'
export const OFFICE_GONE = 'This transport office was removed meanwhile.'
export const OFFICE_TAKEN = 'There is a transport office with this name and branch already.'
export const WAIT_FOR_PHOTO = 'Please wait for the photo to finish uploading'

export function dispatchedText(name: string, lr: string): string {
  return `Dispatched: ${name}, LR ${lr}.`
}

/** For a message that is already open in WhatsApp. */
export function dueChanged(duePaise: Paise): string {
  const now = duePaise === 0 ? 'Nothing is due on this order now' : `${formatRupees(duePaise)} is due on this order now`
  return `${now}: do not send this message.`
}
