/** The dispatch form: office, LR number, cases, weight, freight and the receipt's photo. */
import * as v from 'valibot'
import { asciiDigits } from '../digits.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from '../form-text.ts'
import { merge, type Parts } from '../three-way.ts'
import { parseRupees, rupeesFromPaise } from '../money.ts'
import { type Dispatch, type DispatchDetails, foldLr, freights } from './dispatched.ts'
import { type OfficeDraft, readOfficeForm } from './office-form.ts'

export const LR_MAX = 40
export const CASES_MAX = 999
/** The select's value for an office typed in. */
export const TYPED_OFFICE = 'typed'

const KG_MAX = 20_000
const FREIGHT_MAX_PAISE = 10_00_000_00
const CASES = `Cases must be a whole number from 1 to ${CASES_MAX}`
const WEIGHT = 'The weight must be in kg, with at most one decimal, such as 42.5'
const AMOUNT = 'The freight must be an amount in rupees, or empty'
const PHOTO = 'Please select a valid image file'

const schema = v.object({
  officeId: v.pipe(typedLine, v.nonEmpty('Please choose the transport office, or type another one'), v.maxLength(64)),
  lr: v.pipe(
    typedLine,
    v.check((text) => foldLr(text) !== '', 'Please enter the LR number, as it stands on the lorry receipt'),
    v.maxLength(LR_MAX, `The LR number must be at most ${LR_MAX} characters`),
  ),
  cases: v.pipe(
    typedLine,
    v.transform((text) => (/^\d{1,4}$/.test(asciiDigits(text)) ? Number(asciiDigits(text)) : 0)),
    v.minValue(1, CASES),
    v.maxValue(CASES_MAX, CASES),
  ),
  weight: v.pipe(
    typedLine,
    v.transform(gramsOf),
    v.check((grams) => grams === undefined || (grams > 0 && grams <= KG_MAX * 1000), WEIGHT),
  ),
  freight: v.picklist(freights, 'Please choose who pays the freight'),
  freightAmount: v.pipe(
    typedLine,
    v.transform((text) => (text === '' ? undefined : (parseRupees(text) ?? -1))),
    v.check((paise) => paise === undefined || (paise > 0 && paise <= FREIGHT_MAX_PAISE), AMOUNT),
  ),
  receiptUrl: v.pipe(
    typedLine,
    v.maxLength(FILE_URL_MAX, PHOTO),
    v.check((url) => url === '' || FILE_URL.test(url), PHOTO),
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
  if (!result.success || Object.keys(errors).length > 0) return { errors, message: Object.values(errors)[0] ?? WEIGHT }
  const { officeId, weight, freightAmount, lr, cases, freight, receiptUrl } = result.output
  return {
    draft: {
      office: isTyped && 'draft' in typed ? { typed: typed.draft } : { id: officeId },
      details: {
        lr,
        cases,
        ...(weight !== undefined && { weightGrams: weight }),
        freight,
        ...(freightAmount !== undefined && { freightPaise: freightAmount }),
        receiptUrl,
      },
    },
  }
}

/** Parts that conflict as one, by label. */
export const dispatchParts = {
  'Transport office': ['officeId', 'officeName', 'officeBranch', 'officePhone'],
  'LR number': ['lr'],
  Cases: ['cases'],
  'Weight in kg': ['weight'],
  Freight: ['freight', 'freightAmount'],
  'Photo of the receipt': ['receiptUrl'],
} as const satisfies Parts<DispatchTexts>

/** A correction: the edited texts and those on opening. */
export type DispatchEdit = { edited: DispatchTexts; seen: DispatchTexts }

/** Returns the merged texts; `conflicts` are parts that both sides changed. */
export function mergeDispatch(
  { edited, seen }: DispatchEdit,
  recorded: Dispatch | undefined,
): { merged: DispatchTexts } | { conflicts: (keyof typeof dispatchParts)[] } {
  if (!recorded) return { merged: edited }
  return merge<DispatchTexts, keyof typeof dispatchParts>(dispatchParts, { seen, edited, now: dispatchTexts(recorded) })
}

export function dispatchTexts(dispatch: Dispatch): DispatchTexts {
  const { officeId, office, lr, cases, weightGrams, freight, freightPaise, receiptUrl } = dispatch
  return {
    officeId: officeId ?? TYPED_OFFICE,
    officeName: officeId === undefined ? office.name : '',
    officeBranch: officeId === undefined ? office.branch : '',
    officePhone: officeId === undefined ? office.phone : '',
    lr,
    cases: String(cases),
    weight: weightGrams === undefined ? '' : String(weightGrams / 1000),
    freight,
    freightAmount: freightPaise === undefined ? '' : String(rupeesFromPaise(freightPaise)),
    receiptUrl,
  }
}

function inputOf(field: string): string {
  return { name: 'officeName', branch: 'officeBranch', phone: 'officePhone' }[field] ?? 'officeName'
}

/** Undefined for ''; -1 for invalid text. */
function gramsOf(text: string): number | undefined {
  const typed = asciiDigits(text)
    .replace(/(?<!\s)\s*kgs?\.?$/i, '')
    .replaceAll(',', '')
  if (typed === '') return undefined
  const [, whole, tenth = '0'] = /^(\d{1,6})(?:\.(\d)0*)?$/.exec(typed) ?? []
  return whole === undefined ? -1 : Number(whole) * 1000 + Number(tenth) * 100
}
