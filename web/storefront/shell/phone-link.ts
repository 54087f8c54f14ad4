// The shop's phone numbers, and their links.
import type { PublicSettings } from '#domain/settings/public-settings.ts'

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Returns each number once, the main one first. */
export function phonesOf({ phone, otherPhones }: PublicSettings): string[] {
  return [...new Set([phone, ...otherPhones])]
}
