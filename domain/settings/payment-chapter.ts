/** The settings about payment. */
import * as v from 'valibot'
import { capitals, faultWords, patternOrNone, textOrNone } from './fields.ts'
import { labelOf } from './field-labels.ts'

const account = v.strictObject(
  {
    accountName: textOrNone('accountName', 100),
    accountNumber: patternOrNone('accountNumber', {
      max: 30,
      shape: /^\d{6,18}$/,
      fault: () => faultWords().accountNumber,
      complete: capitals,
    }),
    ifsc: patternOrNone('ifsc', {
      max: 30,
      shape: /^[A-Z]{4}0[A-Z\d]{6}$/,
      fault: () => faultWords().ifsc,
      complete: capitals,
    }),
    bankName: textOrNone('bankName', 100),
    branch: textOrNone('branch', 100),
  },
  () => faultWords().notBank({ label: labelOf('bank') }),
)

type Account = v.InferOutput<typeof account>

export const paymentFields = {
  /** '' for no UPI. */
  upiId: patternOrNone('upiId', { max: 100, shape: /^[\w.-]+@[\w.-]+$/, fault: () => faultWords().upiId }),
  /** As payment apps show it; '' for the shop's name. */
  payeeName: textOrNone('payeeName', 100),
  /** All '' for none. */
  bank: v.pipe(account, neededForBank('accountName'), neededForBank('accountNumber'), neededForBank('ifsc')),
}

/** An account needs all three parts. */
function neededForBank(name: 'accountName' | 'accountNumber' | 'ifsc') {
  return v.forward(
    v.check(
      (given: Account) => given[name] !== '' || isEmpty(given),
      () => faultWords().bankPart({ label: labelOf(name) }),
    ),
    [name],
  )
}

function isEmpty(given: Account): boolean {
  return Object.values(given).every((value) => value === '')
}
