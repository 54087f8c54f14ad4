// Public pages that can do without a part while the database cannot be read.
import { data } from 'react-router'
import type { Shop } from '#server/shop.ts'

type Needs = Pick<Shop, 'availability' | 'log'>

/** Returns undefined, with a line in the log, if the read fails. */
export async function ifReadable<Read>(
  { availability, log }: Needs,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!availability.note(error)) log.error(error)
    return undefined
  }
}

/** A page without its part has status 503: an earlier page stays in the caches of the shop and of phones. */
export function pageWith<Page extends object>(page: Page, part: unknown) {
  return data(page, { status: part === undefined ? 503 : 200 })
}
