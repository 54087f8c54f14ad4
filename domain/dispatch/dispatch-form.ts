/** The dispatch form: office, LR number, cases, weight, lorry charge and the receipt's photo. */
import * as v from 'valibot'
import { asciiDigits } from '../numbers/digits.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from '../form-text.ts'
import { merge, type Parts } from '../three-way.ts'
import { rupeesFromPaise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { correctionNote, type Dispatch, type DispatchDetails, foldLr, freights } from './dispatched.ts'
import { type OfficeDraft, officeKey, readOfficeForm } from './office-form.ts'
import { currentReceipt } from './receipt-address.ts'
import { wordsOf } from '../words/catalogue.ts'
import { dispatch as dispatchWords } from '../words/en/office/orders/dispatch.ts'

export const LR_MAX = 40
export const CASES_MAX = 999
/** The select's value for an office typed in. */
export const TYPED_OFFICE = 'typed'

const KG_MAX = 20_000
const FREIGHT_MAX_PAISE = 10_00_000_00

const text = () => wordsOf(dispatchWords)
const cases = () => text().enterCases({ max: CASES_MAX })
const photo = () => text().enterPhoto

const schema = v.object({
  officeId: v.pipe(
    typedLine,
    v.nonEmpty(() => text().enterOffice),
    v.maxLength(64),
  ),
  lr: v.pipe(
    typedLine,
    v.check(
      (lr) => foldLr(lr) !== '',
      () => text().enterLr,
    ),
    v.maxLength(LR_MAX, () => text().longLr({ max: LR_MAX })),
  ),
  cases: v.pipe(
    typedLine,
    v.transform((typed) => (/^\d{1,4}$/.test(asciiDigits(typed)) ? Number(asciiDigits(typed)) : 0)),
    v.minValue(1, cases),
    v.maxValue(CASES_MAX, cases),
  ),
  weight: v.pipe(
    typedLine,
    v.transform(gramsOf),
    v.check(
      (grams) => grams === undefined || (grams > 0 && grams <= KG_MAX * 1000),
      () => text().enterWeight,
    ),
  ),
  freight: v.picklist(freights, () => text().enterCharge),
  freightAmount: v.pipe(
    typedLine,
    v.transform((typed) => (typed === '' ? undefined : (parseRupees(typed) ?? -1))),
    v.check(
      (paise) => paise === undefined || (paise > 0 && paise <= FREIGHT_MAX_PAISE),
      () => text().enterChargeAmount,
    ),
  ),
  receiptUrl: v.pipe(
    typedLine,
    v.maxLength(FILE_URL_MAX, photo),
    v.check((url) => url === '' || FILE_URL.test(url), photo),
  ),
})

/** A listed office, or a typed one to add. */
export type OfficeChoice = { id: string } | { typed: OfficeDraft }
export type DispatchDraft = { office: OfficeChoice; details: DispatchDetails }

export const dispatchTextNames = [
  'officeId',
  'officeName',
  'officeBranch',
  'officePhone',
  'lr',
  'cases',
  'weight',
  'freight',
  'freightAmount',
  'receiptUrl',
] as const
export type DispatchTexts = Record<(typeof dispatchTextNames)[number], string>

/** Three digits of a pincode cover many towns: too coarse to suggest an office. */
const REGION_DIGITS = 3

/** `pincode` is the order's; a typed office serves its region from then on. */
export function readDispatchForm(
  input: Record<string, unknown>,
  pincode = '',
): { draft: DispatchDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(schema, { officeId: '', lr: '', cases: '', freight: '', ...input })
  const isTyped = input.officeId === TYPED_OFFICE
  const typed = readOfficeForm({
    name: input.officeName,
    branch: input.officeBranch,
    phone: input.officePhone,
    places: pincode.slice(0, REGION_DIGITS),
  })
  const errors: Record<string, string> = {}
  if (isTyped && 'errors' in typed) {
    for (const [field, sentence] of Object.entries(typed.errors)) errors[inputOf(field)] = sentence
  }
  if (!result.success) {
    for (const [field, messages] of Object.entries(v.flatten(result.issues).nested ?? {})) {
      if (messages?.[0]) errors[field] = messages[0]
    }
  }
  if (!result.success || Object.keys(errors).length > 0)
    return { errors, message: Object.values(errors)[0] ?? text().enterWeight }
  const { officeId, weight, freightAmount, lr, cases: count, freight, receiptUrl } = result.output
  return {
    draft: {
      office: isTyped && 'draft' in typed ? { typed: typed.draft } : { id: officeId },
      details: {
        lr,
        cases: count,
        ...(weight !== undefined && { weightGrams: weight }),
        freight,
        ...(freightAmount !== undefined && { freightPaise: freightAmount }),
        receiptUrl,
      },
    },
  }
}

/** Parts that conflict as one. */
export const dispatchParts = {
  office: ['officeId', 'officeName', 'officeBranch', 'officePhone'],
  lr: ['lr'],
  cases: ['cases'],
  weight: ['weight'],
  freight: ['freight', 'freightAmount'],
  receipt: ['receiptUrl'],
} as const satisfies Parts<DispatchTexts>
export type DispatchPart = keyof typeof dispatchParts

export function dispatchPartLabels(): Record<DispatchPart, string> {
  const { transportOffice, lrNumber, cases: casesLabel, weight, lorryCharge, photo: photoLabel } = text()
  return { office: transportOffice, lr: lrNumber, cases: casesLabel, weight, freight: lorryCharge, receipt: photoLabel }
}

/** A correction: the edited texts and those on opening. */
export type DispatchEdit = { edited: DispatchTexts; seen: DispatchTexts }

/** Returns the merged texts; `conflicts` are parts that both sides changed. */
export function mergeDispatch(
  { edited, seen }: DispatchEdit,
  recorded: Dispatch | undefined,
): { merged: DispatchTexts } | { conflicts: DispatchPart[] } {
  if (!recorded) return { merged: edited }
  return merge<DispatchTexts, DispatchPart>(dispatchParts, { seen, edited, now: dispatchTexts(recorded) })
}

export function dispatchTexts(dispatch: Dispatch): DispatchTexts {
  const { officeId, office, lr, cases: count, weightGrams, freight, freightPaise, receiptUrl } = dispatch
  return {
    officeId: officeId ?? TYPED_OFFICE,
    officeName: officeId === undefined ? office.name : '',
    officeBranch: officeId === undefined ? office.branch : '',
    officePhone: officeId === undefined ? office.phone : '',
    lr,
    cases: String(count),
    weight: weightGrams === undefined ? '' : String(weightGrams / 1000),
    freight,
    freightAmount: freightPaise === undefined ? '' : String(rupeesFromPaise(freightPaise)),
    receiptUrl,
  }
}

/** Whether the dispatch has what the draft says. */
export function isRecorded({ office, details }: DispatchDraft, recorded: Dispatch): boolean {
  const { officeId, office: recordedOffice, receiptUrl } = recorded
  const isSameOffice =
    'typed' in office
      ? officeKey(office.typed) === officeKey(recordedOffice)
      : officeId === undefined || office.id === officeId
  const receipt = currentReceipt(details.receiptUrl, receiptUrl)
  return isSameOffice && correctionNote(recorded, { ...details, receiptUrl: receipt, office: recordedOffice }) === ''
}

function inputOf(field: string): string {
  return { name: 'officeName', branch: 'officeBranch', phone: 'officePhone' }[field] ?? 'officeName'
}

/** Undefined for ''; -1 for invalid text. */
function gramsOf(kilograms: string): number | undefined {
  const typed = asciiDigits(kilograms)
    .replace(/(?<!\s)\s*kgs?\.?$/i, '')
    .replaceAll(',', '')
  if (typed === '') return undefined
  const [, whole, tenth = '0'] = /^(\d{1,6})(?:\.(\d)0*)?$/.exec(typed) ?? []
  return whole === undefined ? -1 : Number(whole) * 1000 + Number(tenth) * 100
}
