// Moves receipt photos that earlier versions stored among the public images behind the sign-in.
import { receiptAddress } from '#domain/dispatch/receipt-address.ts'
import type { DailyWork } from '../background/daily.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import { IMAGE_FOLDER_PATH, readImagePath } from '../media/images/image-size.ts'
import type { Media } from '../media/media.ts'
import { lockOrder } from '../order-table/lock-order.ts'

type Needs = { database: Database; media: { receipts: Pick<Media['receipts'], 'copyPublic'> }; log: Pick<Log, 'info'> }
type Public = { order_id: string; receipt_url: string }

/**
 * Copies each photo, then updates its row; the sweep removes the public file. Can be interrupted and resumed anywhere.
 * Missing and hosted files stay.
 */
export function receiptMove({ database, media, log }: Needs): DailyWork {
  async function move({ order_id: orderId, receipt_url: url }: Public): Promise<boolean> {
    const found = readImagePath(url)
    if (!found || !(await media.receipts.copyPublic(found.name))) return false
    return database.transaction(async (trx) => {
      // A correction writes all columns that it read, so the row is accessed only under this lock.
      if (!(await lockOrder(trx, orderId))) return false
      const moved = await trx
        .updateTable('dispatches')
        .set({ receipt_url: receiptAddress(found.name) })
        .where('order_id', '=', orderId)
        .where('receipt_url', '=', url)
        .returning('order_id')
        .execute()
      return moved.length > 0
    })
  }

  return {
    during: 'moving photos of receipts behind the sign-in',
    async run(stopped) {
      const listed = database.db
        .selectFrom('dispatches')
        .select(['order_id', 'receipt_url'])
        .where('receipt_url', 'like', `${IMAGE_FOLDER_PATH}%`)
        .orderBy('order_id')
      let receipts = 0
      for (const row of await listed.execute()) {
        if (stopped.aborted) break
        if (await move(row)) receipts += 1
      }
      if (receipts > 0) log.info('receipts moved', { receipts })
    },
  }
}
