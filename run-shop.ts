// Reads the settings, and runs the shop in this process or supervises several. bin/build.ts bundles it with all it imports.
import cluster from 'node:cluster'
import { readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { allocateInYoungGeneration, limitYoungGeneration } from '#server/start/young-generation.ts'

/** Each loads only what it needs: the supervisor neither shop nor web. */
async function openShop(main: string): Promise<void> {
  const read = readConfig()
  if ('faults' in read) throw new Refusal(read.faults.join('\n'))
  if (read.config.processes > 1 && cluster.isPrimary) {
    const { supervise } = await import('#server/processes/supervisor.ts')
    await supervise(read.config, main)
  } else {
    allocateInYoungGeneration()
    const grow = limitYoungGeneration()
    const { runShopProcess } = await import('./shop-process.ts')
    await runShopProcess(read.config)
    grow()
  }
}

function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'ENOSPC' || code === 'EROFS') return `The data folder cannot be written: ${message}`
  throw error
}

/** `main` is the program of each of several processes. See `run` in main.ts. */
export async function runShop(main: string): Promise<void> {
  try {
    await openShop(main)
  } catch (error) {
    process.stderr.write(`${faultOf(error)}\n`)
    process.exit(1)
  }
}
