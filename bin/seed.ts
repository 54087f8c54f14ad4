// `npm run seed -- --products 1000 --orders 50000`: fills the shop up to these numbers.
import { type Config, readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { openProgress } from '#server/progress.ts'
import { storedSettings } from '#server/settings/settings-file.ts'
import { openShop } from '#server/shop.ts'
import { printHelpIfAsked, runCommand, say } from './command-line.ts'
import { readSeedArguments, type SeedOrder } from './seed/arguments.ts'
import { besideTheDemo } from './seed/beside-the-demo.ts'
import { fillShop } from './seed/fill-shop.ts'

async function main() {
  printHelpIfAsked(`npm run seed -- [--products NUMBER] [--orders NUMBER] [--yes]

Adds made-up products and orders until the shop has these numbers of them.

  --yes  also fills a shop that already has products or orders`)
  const asked = readSeedArguments(process.argv.slice(2))
  const read = readConfig()
  const faults = ['faults' in asked ? asked.faults : [], 'faults' in read ? read.faults : []].flat()
  if ('faults' in asked || 'faults' in read) throw new Refusal(faults.join('\n'))
  createFilesForOwnerOnly()
  await open(read.config)
  await seed(read.config, asked)
}

/** An empty folder first becomes a shop, with the demo's products and pictures. */
async function open(config: Config) {
  const log = openLog(undefined, { ...config.log, level: 'warn' })
  const shop = await openShop(config, { progress: openProgress(process.stdout), log })
  if (shop.firstAdmin) {
    const { email, password } = shop.firstAdmin
    say(`The shop's admin is ${email}${password ? `, with the password ${password} (shown only this once)` : ''}.`)
  }
  await shop.close()
}

async function seed(config: Config, { yes, ...wanted }: SeedOrder) {
  const now = new Date()
  const database = await openDatabase(config, () => now)
  try {
    const { minimumOrderPaise } = await storedSettings(database, config.dataDir)
    const held = yes ? [] : await besideTheDemo(database)
    if (held.length > 0) {
      throw new Refusal(
        `This shop already has ${held.join(', ')}. Add --yes to add made-up products and orders to them.`,
      )
    }
    if (wanted.orders > 0 && wanted.products === 0 && !(await hasProducts(database)))
      throw new Refusal('Without products there can be no orders: add --products 1000')
    const started = performance.now()
    const added = await fillShop(database, { ...wanted, minimumPaise: minimumOrderPaise, now })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    say(`Added ${added.products} products and ${added.orders} orders in ${seconds} s.`)
  } finally {
    await database.close()
  }
}

async function hasProducts({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}

await runCommand(main)
