// The numbers of the shop, and the link that calls one, however it is written.
import type { PublicSettings } from '#domain/settings/public-settings.ts'

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Returns each number once, the first one first. */
export function phonesOf({ phone, otherPhones }: PublicSettings): string[] {
  return [...new Set([phone, ...otherPhones])]
}
