/** The settings about the shop's identity. */
import * as v from 'valibot'
import {
  capitals,
  faultWords,
  linkOrNone,
  list,
  numberOrNone,
  pattern,
  patternOrNone,
  pictureOrNone,
  quoted,
  text,
  textOrNone,
} from './fields.ts'
import { labelOf, type PartLabel } from './field-labels.ts'
import { inBoth } from './translated.ts'

/** State code, PAN, registration number, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

export const shopFields = {
  name: text('name', 100),
  /** '' is hidden, here and in other optional texts. */
  tamilName: textOrNone('tamilName', 100),
  ...inBoth('tagline', (label) => textOrNone(label, 200)),
  /** An uploaded picture; '' for the built-in one. */
  logo: pictureOrNone('logo'),
  ...inBoth(
    'address',
    (label) => text(label, 300),
    (label) => textOrNone(label, 300),
  ),
  /** In texts such as 'packed in Sivakasi'. */
  ...inBoth('place', (label) => textOrNone(label, 100)),
  /** In display format. */
  phone: phone('phone'),
  otherPhones: list('otherPhones', 5, phone('otherPhones')),
  email: pattern('email', {
    max: 254,
    shape: /^[^\s@]+@[^\s@]+$/,
    fault: (value) => faultWords().email({ start: quoted(value) }),
  }),
  website: text('website', 200),
  /** Hidden if absent. */
  rating: numberOrNone('rating', 0, 5),
  established: v.pipe(
    numberOrNone('established', 1800, 2100),
    v.check(
      (year) => year === undefined || Number.isInteger(year),
      () => faultWords().year,
    ),
  ),
  /** Digits with country code. */
  whatsappNumber: pattern('whatsappNumber', {
    max: 30,
    shape: /^91\d{10}$/,
    fault: () => faultWords().whatsapp,
    complete: withCountryCode,
  }),
  licenceNumber: textOrNone('licenceNumber', 100),
  gstin: patternOrNone('gstin', {
    max: 30,
    shape: GSTIN,
    fault: () => faultWords().gstin,
    complete: capitals,
  }),
  social: v.strictObject({ facebook: page('facebook'), instagram: page('instagram'), youtube: page('youtube') }, () =>
    faultWords().notSocial({ label: labelOf('social') }),
  ),
  ...inBoth('openingHours', (label) => textOrNone(label, 200)),
  /** On a web map. */
  mapLink: linkOrNone('mapLink'),
}

function phone(label: 'phone' | 'otherPhones') {
  return pattern(label, {
    max: 40,
    shape: /^(?=(?:\D*\d){5})/,
    fault: (value) => faultWords().phone({ start: quoted(value) }),
  })
}

function page(label: PartLabel) {
  return v.optional(linkOrNone(label), '')
}

/** '98765 43210', '098765 43210' and '+91 98765 43210' are one number. */
function withCountryCode(typed: string): string {
  const digits = typed.replaceAll(/[\s()+.-]/g, '')
  const [, mobile] = /^0?(\d{10})$/.exec(digits) ?? []
  return mobile === undefined ? digits : `91${mobile}`
}
