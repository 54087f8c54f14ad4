/** The checkout form's fields, rules and messages (§5), identical in browser and server. */
import * as v from 'valibot'
import { noDelivery, type DeliverySettings } from './delivery.ts'
import { withoutSeparators } from '../numbers/typed-digits.ts'
import { typedLine, typedParagraphs } from '../form-text.ts'
import { readPhoneNumber } from './phone-number.ts'
import { oneLine } from '../plain-text.ts'
import { stateTypeOf } from './state.ts'
import type { StateType } from './state.ts'
import { type Words, wordsOf } from '../words/catalogue.ts'
import { checkoutForm } from '../words/en/pages/checkout-form.ts'

export type Customer = {
  name: string
  state: string
  stateType: StateType
  district: string
  pincode: string
  mobile: string
  alternateMobile?: string
  address: string
}

export type CheckoutErrors = Partial<Record<keyof Customer, string>>
export type CheckoutOptions = { alternateMobileRequired: boolean } & DeliverySettings

export const emptyCheckout: Record<keyof Customer, string> = {
  name: '',
  state: '',
  stateType: '',
  district: '',
  pincode: '',
  mobile: '',
  alternateMobile: '',
  address: '',
}

// Created once: a schema costs more than a validation.
const withSecondNumber = checkoutSchema({ alternateMobileRequired: true })
const withoutSecondNumber = checkoutSchema({ alternateMobileRequired: false })

function checkoutSchema({ alternateMobileRequired }: Pick<CheckoutOptions, 'alternateMobileRequired'>) {
  const form = v.object({
    name: text('name', 100),
    state: v.pipe(
      typedLine,
      v.check((name) => stateTypeOf(name) !== '', said('stateRequired')),
    ),
    stateType: v.pipe(typedLine, v.picklist(['State', 'Union Territory'], said('stateTypeRequired'))),
    district: text('district', 100),
    pincode: number('pincode', readPincode),
    mobile: number('mobile', readPhoneNumber),
    alternateMobile: alternateMobileRequired
      ? number('alternateMobile', readPhoneNumber)
      : v.pipe(
          v.optional(v.unknown(), ''),
          v.check((given) => given === null || typeof given === 'string', said('alternateMobileDigits')),
          v.transform(oneLine),
          v.transform((typed) => (typed === '' ? '' : readPhoneNumber(typed))),
          v.string(said('alternateMobileDigits')),
        ),
    address: v.pipe(typedParagraphs, ...required('address', 500)),
  })
  return v.pipe(
    form,
    v.forward(
      v.partialCheck(
        [['state'], ['stateType']],
        ({ state, stateType }) => stateTypeOf(state) === '' || stateTypeOf(state) === stateType,
        said('stateTypeDiffers'),
      ),
      ['stateType'],
    ),
    v.transform(({ alternateMobile, ...customer }): Customer =>
      alternateMobile ? { ...customer, alternateMobile } : customer,
    ),
  )
}

/** Returns the customer, or a message per invalid field. Never throws. */
export function readCheckout(
  input: unknown,
  options: CheckoutOptions,
): { customer: Customer } | { errors: CheckoutErrors } {
  const schema = options.alternateMobileRequired ? withSecondNumber : withoutSecondNumber
  const typed: { state?: unknown; pincode?: unknown } = typeof input === 'object' && input !== null ? input : {}
  const result = v.safeParse(schema, typed)
  const nowhere = noDelivery(options, {
    state: oneLine(typed.state),
    pincode: readPincode(oneLine(typed.pincode)) ?? '',
  })
  const refused = nowhere && { [nowhere.field]: nowhere.sentence }
  if (result.success) return refused ? { errors: refused } : { customer: result.output }
  const nested: Partial<Record<keyof Customer, string[]>> = v.flatten(result.issues).nested ?? {}
  const errors: CheckoutErrors = { ...refused }
  for (const field of Object.keys(emptyCheckout) as (keyof Customer)[]) {
    const message = nested[field]?.[0]
    if (message) errors[field] = message
  }
  return { errors }
}

function text(field: 'name' | 'district', max: number) {
  return v.pipe(typedLine, ...required(field, max))
}

function required(field: 'name' | 'district' | 'address', max: number) {
  return [
    v.nonEmpty<string, Message>(said(`${field}Required`)),
    v.maxLength<string, number, Message>(max, () => wordsOf(checkoutForm)[`${field}TooLong`]({ most: max })),
  ] as const
}

/** Accepts digits in any script and reports the expected count. */
function number(field: 'pincode' | 'mobile' | 'alternateMobile', read: (text: string) => string | undefined) {
  return v.pipe(typedLine, v.nonEmpty(said(`${field}Required`)), v.transform(read), v.string(said(`${field}Digits`)))
}

type Message = () => string
type Said = Words<typeof checkoutForm>

/** Read when it is shown: the schemas are made before the language is known. */
function said(key: { [Key in keyof Said]: Said[Key] extends string ? Key : never }[keyof Said]): Message {
  return () => wordsOf(checkoutForm)[key]
}

/** Returns the digits of '626 123' or '௬௨௬௧௨௩'; undefined unless there are six. */
export function readPincode(line: string): string | undefined {
  const typed = withoutSeparators(line)
  return /^\d{6}$/.test(typed) ? typed : undefined
}
