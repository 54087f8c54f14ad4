// Validates numbers on blur, and asks once about unlikely ones.
import { useRef, useState } from 'react'
import { type CheckoutOptions, readCheckout } from '#domain/checkout/checkout-form.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { mobileWarning, pincodeWarning } from '#domain/checkout/unlikely-number.ts'
import { type NumberField, readNumber, type TypedCheckout, typedCheckout, withDigits } from './typed-checkout.ts'

export type TypedNumbers = ReturnType<typeof useTypedNumbers>

const MOBILES = ['mobile', 'alternateMobile'] as const
/** In the form's order. */
const NUMBERS = ['pincode', ...MOBILES] as const

export function useTypedNumbers(form: TypedCheckout, options: CheckoutOptions) {
  /** Fields left or submitted since their last input. */
  const [left, setLeft] = useState<readonly NumberField[]>([])
  /** Numbers questioned on submit, and confirmed ones. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])

  /** Counts closings of the form, so that a pending blur from before shows nothing. */
  const closings = useRef(0)

  /** Returns an unlikely, unconfirmed number. */
  function doubtful(field: NumberField): { number: string; why: string } | undefined {
    const number = readNumber[field](form[field])
    const warning = field === 'pincode' ? pincodeWarning : mobileWarning
    const why = number && !confirmed.includes(number) ? warning(number) : undefined
    return number && why ? { number, why } : undefined
  }

  return {
    /** The readable digits, grouped for reading aloud. */
    readBack: MOBILES.flatMap((field) => groupedPhoneNumber(readNumber[field](form[field]) ?? '') || []),
    type: (field: NumberField) => setLeft(left.filter((other) => other !== field)),
    /** `to` receives the focus. */
    leave(field: NumberField, to: EventTarget | null) {
      typedCheckout.set(withDigits(typedCheckout.get(), field))
      const opening = closings.current
      const show = () => {
        if (closings.current === opening) setLeft((before) => [...before.filter((other) => other !== field), field])
      }
      if (to instanceof HTMLElement && to.matches('input, select, textarea')) show()
      // A message that appears during a press would move the button from the finger.
      else document.addEventListener('pointerup', () => setTimeout(show), { once: true })
    },
    /** Returns the error of a number that was left, the same as on submit. */
    errorOf(field: NumberField): string | undefined {
      if (!left.includes(field) || form[field].trim() === '') return undefined
      const read = readCheckout(form, options)
      return 'errors' in read ? read.errors[field] : undefined
    },
    questionOf: (field: NumberField) => (left.includes(field) ? doubtful(field) : undefined),
    clear() {
      closings.current += 1
      setLeft([])
    },
    confirm: (number: string) => setConfirmed([...confirmed, number]),
    /** Returns the field to ask about before a valid form is sent; undefined after that. */
    askBeforeSending(): NumberField | undefined {
      if ('errors' in readCheckout(form, options)) return undefined
      const open = NUMBERS.flatMap((field) => {
        const number = doubtful(field)?.number
        return number && !asked.includes(number) ? [{ field, number }] : []
      })
      if (open.length === 0) return undefined
      setAsked([...asked, ...open.map(({ number }) => number)])
      setLeft([...left, ...open.map(({ field }) => field)])
      return open[0]?.field
    },
  }
}
