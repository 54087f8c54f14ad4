// Opens one process's desks.
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { openCategories } from '#server/categories/categories.ts'
import { type Customers, openCustomers } from '#server/customers/customers.ts'
import type { Database } from '#server/database/open.ts'
import { type Counter, openCounter } from '#server/counter/counter.ts'
import { type Dispatches, openDispatches } from '#server/dispatch/dispatches.ts'
import type { Live } from '#server/live/live.ts'
import type { Log } from '#server/log.ts'
import type { Orders } from '#server/orders/orders.ts'
import type { TakeStock } from '#server/stock/move-stock.ts'
import { openPacking, type Packing } from '#server/packing/packing.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import { type BulkChanges, openBulkChanges } from '#server/products/bulk/bulk-changes.ts'
import type { Products } from '#server/products/products.ts'
import { openReports, type Reports } from '#server/reports/reports.ts'
import { type Imports, openImports } from '#server/imports/imports.ts'
import type { SheetWorker, TaskInput, TaskName, TaskResult } from '#server/spreadsheets/sheet-worker.ts'
import { tasks } from '#server/spreadsheets/spreadsheet-tasks.ts'
import { openStock, type Stock } from '#server/stock/stock.ts'
import type { System } from '#server/system.ts'

export type Desk = {
  payments: Payments
  packing: Packing
  dispatch: Dispatches
  counter: Counter
  stock: Stock
  imports: Imports
  bulkChanges: BulkChanges
  customers: Customers
  reports: Reports
}

type Needs = {
  database: Database
  live: Live
  system: System
  counterNow: System['now']
  takeStock: TakeStock
  settings: () => ShopSettings
  orders: Orders
  products: Products
  log: Log
}

/** On this thread: a worker takes longer to start than to read a few lines. */
const worker: SheetWorker = {
  async run<Name extends TaskName>(name: Name, input: TaskInput<Name>) {
    const task = tasks[name] as unknown as (given: TaskInput<Name>) => Promise<TaskResult<Name>>
    return await task(input)
  },
}

export async function openDesk(needs: Needs): Promise<Desk> {
  const { database, live, system } = needs
  const bulkChanges = openBulkChanges(database, live, system)
  const categories = await openCategories(needs)
  return {
    bulkChanges,
    imports: openImports({ ...needs, bulkChanges, categories, worker }),
    customers: openCustomers(needs),
    reports: openReports(database),
    payments: openPayments({ ...needs, worker }),
    packing: openPacking(needs),
    dispatch: openDispatches(needs),
    counter: openCounter({ ...needs, system: { ...system, now: needs.counterNow } }),
    stock: openStock(needs),
  }
}
