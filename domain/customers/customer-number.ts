/** Reads the number that names a customer: a mobile number, or the id of an order without one. */
import { readPhoneNumber } from '../checkout/phone-number.ts'
import { oneLine } from '../plain-text.ts'

/** Returns the ten digits, however typed; other texts in one line, because an imported number may have any form. */
export function readCustomerNumber(text: string): string {
  return readPhoneNumber(text) ?? oneLine(text)
}

/** Returns 'Customer_9876543210.json', without characters that a file name may not have. */
export function customerDataFileName(number: string): string {
  return `Customer_${number.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`
}
