// The program: runs the shop of the current build, in this process or by `run`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SHOP = join(import.meta.dirname, 'build/current/shop/shop.js')

/** Runs until a signal ends the process. If the shop cannot open, it prints the reason and exits with 1. */
export async function run(): Promise<void> {
  if (!existsSync(SHOP)) {
    process.stderr.write('The shop is not built yet: run npm start, or npm run build first\n')
    process.exit(1)
  }
  const { runShop } = (await import(SHOP)) as typeof import('./run-shop.ts')
  await runShop(import.meta.filename)
}

if (import.meta.main) await run()
