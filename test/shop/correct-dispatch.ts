// Corrects a dispatch like its form: typed values over the initial ones.
import { dispatchTextNames, dispatchTexts, type DispatchTexts } from '#domain/dispatch/dispatch-form.ts'
import type { DispatchAct } from '#server/dispatch/dispatches.ts'
import { newKey, type TestShop } from './open-test-shop.ts'

/** `seen`: the form's initial values; by default those recorded now. */
export async function correctDispatch(
  shop: Pick<TestShop, 'dispatch'>,
  orderId: string,
  changes: Partial<DispatchTexts>,
  { press = { who: 'ravi@example.com', key: newKey() }, seen }: { press?: DispatchAct; seen?: DispatchTexts } = {},
) {
  const began = seen ?? (await recordedTexts(shop, orderId))
  return shop.dispatch.correct(orderId, { edited: { ...began, ...changes }, seen: began, pincode: '625001' }, press)
}

/** Returns the form's values; for an order without a dispatch, only the required ones. */
export async function recordedTexts({ dispatch }: Pick<TestShop, 'dispatch'>, orderId: string): Promise<DispatchTexts> {
  const recorded = await dispatch.find(orderId)
  const blank = Object.fromEntries(dispatchTextNames.map((name) => [name, ''])) as DispatchTexts
  return recorded ? dispatchTexts(recorded) : { ...blank, officeId: 'none', lr: '1', cases: '1', freight: 'to pay' }
}
