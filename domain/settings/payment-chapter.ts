/** The settings about payment. */
import * as v from 'valibot'
import { patternOrNone, textOrNone } from './fields.ts'

export const paymentLabels = { upiId: 'UPI ID', payeeName: 'Payee', bank: 'Bank details' }

const label = paymentLabels

const account = v.strictObject(
  {
    accountName: textOrNone('Account name', 100),
    accountNumber: patternOrNone('Account number', 18, /^\d{6,18}$/, 'must be 6 to 18 digits, or empty'),
    ifsc: patternOrNone('IFSC', 11, /^[A-Z]{4}0[A-Z\d]{6}$/, 'must be the 11 characters of an IFSC, or empty'),
    bankName: textOrNone('Bank', 100),
    branch: textOrNone('Branch', 100),
  },
  `${label.bank} must be an account name, account number, IFSC, bank and branch`,
)

type Account = v.InferOutput<typeof account>

export const paymentFields = {
  /** '' for no UPI. */
  upiId: patternOrNone(label.upiId, 100, /^[\w.-]+@[\w.-]+$/, 'must be a UPI ID like shop@bank, or empty'),
  /** As payment apps show it; '' for the shop's name. */
  payeeName: textOrNone(label.payeeName, 100),
  /** All '' for none. */
  bank: v.pipe(
    account,
    neededForBank('accountName', 'Account name'),
    neededForBank('accountNumber', 'Account number'),
    neededForBank('ifsc', 'IFSC'),
  ),
}

/** An account needs all three parts. */
function neededForBank(name: 'accountName' | 'accountNumber' | 'ifsc', said: string) {
  const message = `${said} is required for bank details`
  return v.forward(
    v.check((given: Account) => given[name] !== '' || isEmpty(given), message),
    [name],
  )
}

function isEmpty(given: Account): boolean {
  return Object.values(given).every((value) => value === '')
}
