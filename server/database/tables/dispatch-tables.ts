// Row types of transport offices and dispatches, with their mapping.
import type { Dispatch, DispatchDetails, Freight } from '#domain/dispatch/dispatched.ts'
import { foldLr } from '#domain/dispatch/dispatched.ts'
import { type Office, type OfficeDraft, officeKey } from '#domain/dispatch/office-form.ts'

/** `folded` is equal for two entries of one office; `places` has one per line. */
export type OfficeRow = {
  id: string
  name: string
  branch: string
  phone: string
  places: string
  folded: string
  added_at: string
}

/** A copy of the office; `office_id` may be of a deleted one. */
export type DispatchRow = {
  order_id: string
  office_id: string | null
  office_name: string
  office_branch: string
  office_phone: string
  lr: string
  lr_folded: string
  cases: number
  weight_grams: number | null
  freight: Freight
  freight_paise: number | null
  receipt_url: string
  at: string
  who: string | null
  version: number
}

export function toOffice({ id, name, branch, phone, places }: OfficeRow): Office {
  return { id, name, branch, phone, places }
}

export function officeValues({ name, branch, phone, places }: OfficeDraft) {
  return { name, branch, phone, places, folded: officeKey({ name, branch }) }
}

export function toDispatch(row: DispatchRow): Dispatch {
  return {
    orderId: row.order_id,
    ...(row.office_id !== null && { officeId: row.office_id }),
    office: { name: row.office_name, branch: row.office_branch, phone: row.office_phone },
    lr: row.lr,
    cases: row.cases,
    ...(row.weight_grams !== null && { weightGrams: row.weight_grams }),
    freight: row.freight,
    ...(row.freight_paise !== null && { freightPaise: row.freight_paise }),
    receiptUrl: row.receipt_url,
    at: row.at,
    ...(row.who !== null && { who: row.who }),
    version: row.version,
  }
}

/** The columns of the form. */
export function dispatchValues(
  office: Pick<Office, 'name' | 'branch' | 'phone'> & { id: string | null },
  details: DispatchDetails,
) {
  return {
    office_id: office.id,
    office_name: office.name,
    office_branch: office.branch,
    office_phone: office.phone,
    lr: details.lr,
    lr_folded: foldLr(details.lr),
    cases: details.cases,
    weight_grams: details.weightGrams ?? null,
    freight: details.freight,
    freight_paise: details.freightPaise ?? null,
    receipt_url: details.receiptUrl,
  }
}
