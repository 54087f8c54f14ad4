/** URLs of lorry receipt photos, which need a permission for the dispatch desk. */

/** A photo's name follows. */
const PLACE = '/admin/dispatch/receipt/'
const NAME = /^[0-9a-f]{32}\.(?:jpg|png)$/

export function isReceiptName(name: string): boolean {
  return NAME.test(name)
}

export function receiptAddress(name: string): string {
  return PLACE + name
}

/** Returns the photo's name; undefined for other URLs. */
export function receiptName(url: string): string | undefined {
  const name = url.startsWith(PLACE) ? url.slice(PLACE.length) : ''
  return isReceiptName(name) ? name : undefined
}

/**
 * Returns the form's photo URL. A form opened before the photo moved behind the sign-in has its public URL, which means
 * the order's current photo.
 */
export function currentReceipt(typed: string, kept = ''): string {
  const name = receiptName(kept)
  return name !== undefined && typed.endsWith(`/${name}`) ? kept : typed
}
