// Parses an Indian address for structured data.
import { states } from '#domain/checkout/state.ts'

export type PostalAddress = {
  '@type': 'PostalAddress'
  streetAddress: string
  addressLocality?: string
  addressRegion?: string
  postalCode?: string
  addressCountry: 'IN'
}

/** '14/2, Car Street, Sivakasi, Tamil Nadu 626123'; an address that does not end in a state stays one line. */
export function postalAddress(address: string): PostalAddress {
  const pincode = /\b\d{3} ?\d{3}\b(?=\D*$)/.exec(address)?.[0]
  const parts = address
    .replace(pincode ?? '', '')
    .replace(/\bIndia\W*$/i, '')
    .split(',')
    .map((part) => part.replace(/^[\s.–-]+|(?<![\s.–-])[\s.–-]+$/g, ''))
    .filter((part) => part !== '')
  const state = states.find(({ name }) => name.toLowerCase() === parts.at(-1)?.toLowerCase())
  const [street, locality] = [parts.slice(0, -2).join(', '), parts.at(-2)]
  return {
    '@type': 'PostalAddress',
    ...(state && street && locality
      ? { streetAddress: street, addressLocality: locality, addressRegion: state.name }
      : { streetAddress: address }),
    ...(pincode && { postalCode: pincode.replace(' ', '') }),
    addressCountry: 'IN',
  }
}
