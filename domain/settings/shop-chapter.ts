/** The settings about the shop's identity. */
import * as v from 'valibot'
import { linkOrNone, numberOrNone, pattern, patternOrNone, pictureOrNone, list, text, textOrNone } from './fields.ts'

export const shopLabels = {
  name: 'Name',
  tamilName: 'Tamil name',
  tagline: 'Tagline',
  logo: 'Logo',
  address: 'Address',
  place: 'Place',
  phone: 'Phone',
  otherPhones: 'Other phones',
  email: 'E-mail',
  website: 'Website',
  rating: 'Rating',
  established: 'Year established',
  whatsappNumber: 'WhatsApp number',
  licenceNumber: 'Licence number',
  gstin: 'GSTIN',
  social: 'Social pages',
  openingHours: 'Opening hours',
  mapLink: 'Map link',
}

const label = shopLabels

/** State code, PAN, registration number, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

const SOCIAL = 'must be an object of facebook, instagram and youtube'

export const shopFields = {
  name: text(label.name, 100),
  /** '' is hidden, here and in other optional texts. */
  tamilName: textOrNone(label.tamilName, 100),
  tagline: textOrNone(label.tagline, 200),
  /** An uploaded picture; '' for the built-in one. */
  logo: pictureOrNone(label.logo),
  address: text(label.address, 300),
  /** In texts such as 'packed in Sivakasi'. */
  place: textOrNone(label.place, 100),
  /** In display format. */
  phone: phone(label.phone),
  otherPhones: list(label.otherPhones, 5, phone(label.otherPhones)),
  email: pattern(label.email, 254, /^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  website: text(label.website, 200),
  /** Hidden if absent. */
  rating: numberOrNone(label.rating, 0, 5),
  established: v.pipe(
    numberOrNone(label.established, 1800, 2100),
    v.check((year) => year === undefined || Number.isInteger(year), `${label.established} must be a year`),
  ),
  /** Digits with country code. */
  whatsappNumber: pattern(label.whatsappNumber, 12, /^91\d{10}$/, 'must be 91 and the 10 digits of the number'),
  licenceNumber: textOrNone(label.licenceNumber, 100),
  gstin: patternOrNone(label.gstin, 15, GSTIN, 'must be the 15 characters of a GSTIN, or empty'),
  social: v.strictObject(
    { facebook: page('Facebook page'), instagram: page('Instagram page'), youtube: page('YouTube channel') },
    `${label.social} ${SOCIAL}`,
  ),
  openingHours: textOrNone(label.openingHours, 200),
  /** On a web map. */
  mapLink: linkOrNone(label.mapLink),
}

function phone(of: string) {
  const shape = /^(?=(?:\D*\d){5})/
  return pattern(of, 40, shape, 'must be a phone number')
}

function page(of: string) {
  return v.optional(linkOrNone(of), '')
}
