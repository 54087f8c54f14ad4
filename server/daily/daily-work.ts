// The shop's work on opening and once a day: sweeping, erasing, and rebuilding report sums.
import type { Customers } from '../customers/customers.ts'
import { type Daily, startDaily } from '../background/daily.ts'
import type { Database } from '../database/open.ts'
import { receiptMove } from '../dispatch/move-receipts.ts'
import type { FirstSteps } from '../first-steps/first-steps.ts'
import type { Log } from '../log.ts'
import type { Audit } from '../people/audit.ts'
import { dailySweep } from './daily-sweep.ts'
import { filesInUse } from './files-in-use.ts'
import type { Media } from '../media/media.ts'
import type { BulkChanges } from '../products/bulk/bulk-changes.ts'
import type { Orders } from '../orders/orders.ts'
import type { Reports } from '../reports/reports.ts'
import type { Imports } from '../imports/imports.ts'
import type { MovingIn } from '../moving-in/moving-in.ts'

type Needs = {
  database: Database
  media: Media
  firstSteps: FirstSteps
  customers: Customers
  orders: Pick<Orders, 'forgetRemoved'>
  imports: Imports
  movingIn: Pick<MovingIn, 'prune'>
  bulkChanges: BulkChanges
  reports: Reports
  audit: Audit
  log: Log
}

/** Long work comes last. */
export function startDailyWork(needs: Needs): Daily {
  const { database, media, firstSteps, customers, orders, imports, movingIn, bulkChanges, reports, audit, log } = needs
  return startDaily(
    [
      { during: 'forgetting what was taken away', run: firstSteps.forgetRemovals },
      { during: 'forgetting deleted orders', run: orders.forgetRemoved },
      { during: 'the daily erasure of old customers', run: customers.eraseOld },
      { during: 'the daily removal of old imports', run: imports.prune },
      { during: 'the daily removal of an export of another shop', run: movingIn.prune },
      { during: 'the daily removal of old entries of changes', run: audit.prune },
      { during: 'the daily removal of old bulk changes', run: bulkChanges.prune },
      receiptMove({ database, media, log }),
      dailySweep({ media, inUse: filesInUse(database), log }),
      { during: 'the daily sums of reports', run: reports.makeChanged },
    ],
    { log },
  )
}
