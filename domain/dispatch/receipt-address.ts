/** The addresses of photos of lorry receipts: behind the sign-in, for those who may see the dispatch desk. */

/** Where the desk opens a photo; its name follows. */
const PLACE = '/admin/dispatch/receipt/'
const NAME = /^[0-9a-f]{32}\.(?:jpg|png)$/

export function isReceiptName(name: string): boolean {
  return NAME.test(name)
}

/** Returns the address under which the photo of that name is opened. */
export function receiptAddress(name: string): string {
  return PLACE + name
}

/** Returns the name of the photo; undefined for every other address. */
export function receiptName(url: string): string | undefined {
  const name = url.startsWith(PLACE) ? url.slice(PLACE.length) : ''
  return isReceiptName(name) ? name : undefined
}

/**
 * Returns the address of the photo on a form. A form that was opened before its photo was moved behind the sign-in has the
 * public address: it means the photo that the order has now.
 */
export function currentReceipt(typed: string, kept = ''): string {
  const name = receiptName(kept)
  return name !== undefined && typed.endsWith(`/${name}`) ? kept : typed
}
