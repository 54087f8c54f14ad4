// Prints or erases a customer's stored data, by mobile number; also while the shop is open.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { counted } from '#domain/numbers/counted.ts'
import { customerData } from '#domain/customers/customer-data.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customerData as sentences } from '#domain/words/en/office/orders/customers.ts'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { readConfig } from '#server/config.ts'
import { type Customers, openCustomers } from '#server/customers/customers.ts'
import { openLog } from '#server/log.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { Refusal } from '#server/refusal.ts'
import { storedSettings } from '#server/settings/settings-file.ts'
import { realSystem } from '#server/system.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from './command-line.ts'

const USAGE = `npm run customer -- --export NUMBER [--to FILE]
npm run customer -- --erase NUMBER [--yes]

  --export  prints all data that the shop stores about a customer, as JSON
  --to      writes it into a new file instead
  --erase   asks, then erases name, numbers and address in these orders; goods,
            sums and days of the orders stay
  --yes     erases without asking

NUMBER is a mobile or alternate mobile number, such as '98765 43210', or the id
of an order without a mobile number.
The command finds the shop by DATA_DIR and DATABASE_URL. The shop may stay open.`

const UNCHANGED = 'Nothing was changed.'
const BACKUPS = 'Earlier backups still contain the data, until you delete them.'

const OPEN_PAGES = 'An open back office page shows the data until it reloads.'

type Values = { export?: string; erase?: string; to?: string; yes: boolean }
type Asked = { act: 'export'; number: string; to?: string | undefined } | { act: 'erase'; number: string; yes: boolean }

async function main() {
  const { values, positionals } = readCommandLine(USAGE, {
    options: {
      export: { type: 'string' },
      erase: { type: 'string' },
      to: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    words: true,
  })
  const asked = readAsked(values, positionals)
  createFilesForOwnerOnly()
  const config = faultlessConfig(readConfig())
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'shop.sqlite'))) {
    throw new Refusal(`There is no shop in ${config.dataDir}: set DATA_DIR or DATABASE_URL`)
  }
  const database = await openUpdatedDatabase(config, { now: realSystem.now, say })
  try {
    const settings = await storedSettings(database, config.dataDir)
    const log = openLog(undefined, config.log)
    const customers = openCustomers({
      database,
      settings: () => settings,
      live: { publish() {} },
      system: realSystem,
      log,
    })
    const [orders, sales] = [await customers.orders(asked.number), await customers.sales(asked.number)]
    if (orders.length === 0 && sales.length === 0) throw new Refusal(`No order has the number ${asked.number}.`)
    if (asked.act === 'erase') return await erase(customers, asked, { orders, sales: sales.length })
    const data = customerData({ ...asked, orders, sales, shop: settings, now: realSystem.now() })
    if (asked.to === undefined) process.stdout.write(data)
    else write(asked.to, data)
    log.info('customer exported', { orders: orders.length })
  } finally {
    await database.close()
  }
}

/** The number may be written in several words. */
function readAsked({ export: exported, erase: erased, to, yes }: Values, words: readonly string[]): Asked {
  if ((exported === undefined) === (erased === undefined))
    throw new Refusal(`Add either --export or --erase.\n\n${USAGE}`)
  if (erased !== undefined && to !== undefined) throw new Refusal(`--to works only with --export.\n\n${USAGE}`)
  if (exported !== undefined && yes) throw new Refusal(`--yes works only with --erase.\n\n${USAGE}`)
  const typed = [exported ?? erased, ...words].join(' ')
  const number = readCustomerNumber(typed)
  if (number === '') throw new Refusal(`Type a mobile number. ${UNCHANGED}`)
  return exported === undefined ? { act: 'erase', number, yes } : { act: 'export', number, to }
}

async function erase(
  customers: Customers,
  { number, yes }: { number: string; yes: boolean },
  { orders, sales }: { orders: Awaited<ReturnType<Customers['orders']>>; sales: number },
) {
  for (const { orderId, orderDate, completion, customer } of orders) {
    say(`${orderId}   ${orderDate}   ${completion}   ${customer.name}   ${customer.district}`)
  }
  const counterSales = sales === 0 ? '' : ` and ${counted(sales, 'counter sale')}`
  const count = `${counted(orders.length, 'order')}${counterSales}`
  const isSure = yes || (await confirm(`Erase the customer of ${count}? You cannot undo this. Type yes: `))
  if (!isSure) throw new Refusal(UNCHANGED)
  const erased = await customers.erase(number)
  if (erased.outcome === 'open') {
    throw new Refusal(`Not complete yet: ${erased.orderIds.join(', ')}. Complete or delete them first. ${UNCHANGED}`)
  }
  say(
    `Erased: ${erased.outcome === 'erased' ? erased.orders + (erased.sales ?? 0) : 0} of ${count}. ${BACKUPS}\n${OPEN_PAGES}`,
  )
  if (erased.outcome === 'erased' && !erased.isRewritten) say(wordsOf(sentences).stillInFile)
}

/** Without a terminal nobody can answer. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal(`Add --yes to erase without a question. ${UNCHANGED}`)
  using lines = createInterface({ input: process.stdin, output: process.stdout })
  return (await lines.question(question)).trim().toLowerCase() === 'yes'
}

function write(file: string, data: string) {
  try {
    writeFileSync(file, data, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${(error as Error).message}`)
  }
  say(`Written to ${file}. It contains personal data: delete it after you have sent it.`)
}

await runCommand(main)
