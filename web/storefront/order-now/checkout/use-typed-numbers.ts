// Watches the numbers of the checkout form: reads them when they are left, and asks once about one that cannot be right.
import { useRef, useState } from 'react'
import { type CheckoutOptions, readCheckout } from '#domain/checkout/checkout-form.ts'
import { groupedPhoneNumber, mobileWarning, pincodeWarning } from '#domain/checkout/phone-number.ts'
import { type NumberField, readNumber, type TypedCheckout, typedCheckout, withDigits } from './typed-checkout.ts'

export type TypedNumbers = ReturnType<typeof useTypedNumbers>

const MOBILES = ['mobile', 'alternateMobile'] as const
/** In the order of the form. */
const NUMBERS = ['pincode', ...MOBILES] as const

export function useTypedNumbers(form: TypedCheckout, options: CheckoutOptions) {
  /** The fields that were left, or sent, since they were last typed into. */
  const [left, setLeft] = useState<readonly NumberField[]>([])
  /** Numbers that the visitor was asked about when sending, and those that were confirmed. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])

  /** Counts how often the form was closed: what was left before that is not told any more. */
  const closings = useRef(0)

  /** The digits of a number that cannot be one and has not been confirmed. */
  function doubtful(field: NumberField): { number: string; why: string } | undefined {
    const number = readNumber[field](form[field])
    const warning = field === 'pincode' ? pincodeWarning : mobileWarning
    const why = number && !confirmed.includes(number) ? warning(number) : undefined
    return number && why ? { number, why } : undefined
  }

  return {
    /** The digits that can be read, in groups as they are read aloud. */
    readBack: MOBILES.flatMap((field) => groupedPhoneNumber(readNumber[field](form[field]) ?? '') || []),
    type: (field: NumberField) => setLeft(left.filter((other) => other !== field)),
    /** `to` is what gets the focus instead. */
    leave(field: NumberField, to: EventTarget | null) {
      typedCheckout.set(withDigits(typedCheckout.get(), field))
      const opening = closings.current
      const show = () => {
        if (closings.current === opening) setLeft((before) => [...before.filter((other) => other !== field), field])
      }
      if (to instanceof HTMLElement && to.matches('input, select, textarea')) show()
      // A sentence that appears while a button is being pressed would move the button away from the finger.
      else document.addEventListener('pointerup', () => setTimeout(show), { once: true })
    },
    /** What is wrong with a number that was left; the same sentence as when it is sent. */
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
    /** The field whose number has to be asked about before a form without faults is sent; undefined once it was. */
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
