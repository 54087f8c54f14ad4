/** The messages to customers by step, and their placeholders. */
import { wordsOf } from '../words/catalogue.ts'
import { messageLanguageWords, messageWords, settingFaults } from '../words/en/office/shop/setting-fields.ts'
import { type RecordedStep, recordedSteps, stepLabels } from '../steps/steps.ts'

/** One per step, the payment request before its thanks, the estimate, and the question about a change. */
export const messageNames = [
  ...recordedSteps.flatMap((step) => (step === 'paid' ? (['payment', step] as const) : [step])),
  'revised',
  'question',
] as const
export type MessageName = (typeof messageNames)[number]

/** The name of the step, or of a message about none. */
export function messageLabel(name: MessageName): string {
  return { ...stepLabels(), ...wordsOf(messageWords) }[name]
}

export const messageLanguages = ['en', 'ta'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

export function languageLabel(language: MessageLanguage): string {
  return wordsOf(messageLanguageWords)[language]
}

/** With their values in a preview. */
export const messageFields = {
  name: 'Lakshmi Narayanan',
  shop: 'Sri Vinayaga Crackers',
  order: 'ORD20261028120000123',
  total: '₹4,250',
  due: '₹3,250',
  received: '₹1,000',
  upi: 'shop@bank',
  office: 'KPN Parcel, Madurai',
  officePhone: '0452 234567',
  lr: 'MDU 4711',
  cases: '3',
  freight: 'to pay: ₹450',
  date: '28/10/2026',
  revised: 'Revised 29/10/2026',
  link: 'https://www.srivinayagacrackers.example/ta/order/Zk3_x-9aQ0bLmN4pR7sTuw',
  items: '1. 4" Lakshmi: 50 × ₹45 = ₹2,250\n2. Flower Pots Special: 20 × ₹100 = ₹2,000',
  sums: 'Total items: 70\nTotal amount: ₹4,250',
} as const
export type MessageField = keyof typeof messageFields
export type MessageValues = Readonly<Record<MessageField, string>>

/** Only in the estimate: other messages have no room for lines. */
const estimateFields: readonly MessageField[] = ['date', 'revised', 'items', 'sums']

/** In characters with placeholders: filled in, the longest still fits WhatsApp's link. */
export const MESSAGE_TEXT_MAX = 900

const FIELD = /\{([^{}\n]*)\}/g

/** Returns the message's placeholders. */
export function fieldsOf(message: MessageName): string[] {
  const fields = Object.keys(messageFields).filter(isField)
  return fields.filter((name) => message === 'revised' || !estimateFields.includes(name)).map((name) => `{${name}}`)
}

/** Returns the sentence for the first unknown placeholder; undefined if all are known. */
export function unknownField(text: string, message: MessageName): string | undefined {
  const known = fieldsOf(message)
  const unknown = [...text.matchAll(FIELD)].map(([field]) => field).find((field) => !known.includes(field))
  return unknown === undefined
    ? undefined
    : wordsOf(settingFaults).unknownField({ field: unknown, known: known.join(' ') })
}

/** Returns the sentence for a question without its link: the page of the order alone takes the answer. */
export function lackingLink(text: string, message: MessageName): string | undefined {
  const lacks = message === 'question' && text !== '' && !text.includes('{link}')
  return lacks ? wordsOf(settingFaults).lacksLink({ field: '{link}' }) : undefined
}

const PAY = /\b(?:pay|payable|send us|transfer)\b|செலுத்த|அனுப்பவும்|கட்டவும்/iu

/** Returns true if a text requests the whole total, even after a part payment: '{due}' is the rest. */
export function asksForTotal(text: string, message: MessageName): boolean {
  const isRequest =
    message === 'payment' ||
    text.includes('{upi}') ||
    text.split('\n').some((line) => line.includes('{total}') && PAY.test(line))
  return isRequest && text.includes('{total}') && !text.includes('{due}')
}

/** Replaces placeholders once: customers' texts are not expanded. Drops a line with an empty placeholder. */
export function fillMessage(text: string, values: MessageValues): string {
  const lines = text.split('\n').filter((line) => {
    const names = [...line.matchAll(FIELD)].map(([, name = '']) => name).filter(isField)
    return names.every((name) => values[name] !== '')
  })
  return lines.join('\n').replaceAll(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole))
}

/** Returns undefined for a message about no step. */
export function stepOfMessage(name: MessageName): RecordedStep | undefined {
  return recordedSteps.find((step) => step === name)
}

export function readMessageName(text: string): MessageName | undefined {
  return messageNames.find((name) => name === text)
}

export function readMessageLanguage(text: string): MessageLanguage | undefined {
  return messageLanguages.find((language) => language === text)
}

function isField(name: string): name is MessageField {
  return Object.hasOwn(messageFields, name)
}
