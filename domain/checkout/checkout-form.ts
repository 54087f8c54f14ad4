/** The checkout form's fields, rules and messages (§5), identical in browser and server. */
import * as v from 'valibot'
import { noDelivery, type DeliverySettings } from './delivery.ts'
import { withoutSeparators } from '../digits.ts'
import { typedLine, typedParagraphs } from '../form-text.ts'
import { readPhoneNumber } from './phone-number.ts'
import { oneLine } from '../plain-text.ts'
import { stateTypeOf } from './state.ts'
import type { StateType } from './state.ts'

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

const ALTERNATE_MOBILE = 'Alternate mobile number must be 10 digits'

// Created once: a schema costs more than a validation.
const withSecondNumber = checkoutSchema({ alternateMobileRequired: true })
const withoutSecondNumber = checkoutSchema({ alternateMobileRequired: false })

function checkoutSchema({ alternateMobileRequired }: Pick<CheckoutOptions, 'alternateMobileRequired'>) {
  const form = v.object({
    name: text('Name', 100),
    state: v.pipe(
      typedLine,
      v.check((name) => stateTypeOf(name) !== '', 'State is required'),
    ),
    stateType: v.pipe(typedLine, v.picklist(['State', 'Union Territory'], 'State type is required')),
    district: text('District', 100),
    pincode: number('Pincode', 6, readPincode),
    mobile: number('Mobile number', 10, readPhoneNumber),
    alternateMobile: alternateMobileRequired
      ? number('Alternate mobile number', 10, readPhoneNumber)
      : v.pipe(
          v.optional(v.unknown(), ''),
          v.check((given) => given === null || typeof given === 'string', ALTERNATE_MOBILE),
          v.transform(oneLine),
          v.transform((typed) => (typed === '' ? '' : readPhoneNumber(typed))),
          v.string(ALTERNATE_MOBILE),
        ),
    address: v.pipe(typedParagraphs, ...required('Address', 500)),
  })
  return v.pipe(
    form,
    v.forward(
      v.partialCheck(
        [['state'], ['stateType']],
        ({ state, stateType }) => stateTypeOf(state) === '' || stateTypeOf(state) === stateType,
        'State type must match the state',
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

function text(label: string, max: number) {
  return v.pipe(typedLine, ...required(label, max))
}

function required(label: string, max: number) {
  return [
    v.nonEmpty<string, string>(`${label} is required`),
    v.maxLength<string, number, string>(max, `${label} must be at most ${max} characters`),
  ] as const
}

/** Accepts digits in any script and reports the expected count. */
function number(label: string, count: 6 | 10, read: (text: string) => string | undefined) {
  return v.pipe(
    typedLine,
    v.nonEmpty(`${label} is required`),
    v.transform(read),
    v.string(`${label} must be ${count} digits`),
  )
}

/** Returns the digits of '626 123' or '௬௨௬௧௨௩'; undefined unless there are six. */
export function readPincode(line: string): string | undefined {
  const typed = withoutSeparators(line)
  return /^\d{6}$/.test(typed) ? typed : undefined
}
