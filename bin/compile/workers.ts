// Builds the service workers, each into one file under an address that stays.
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const OWN_LICENCES = 'licences-of-a-worker.txt'
const WORKERS = { 'shop-worker': 'web/offline/shop-worker.ts', 'office-worker': 'web/offline/office-worker.ts' }

/**
 * Writes them into `client`, and the licences of their packages at the end of its `licences`. They name no files of a
 * build, so that most builds leave them as they are.
 */
export async function buildWorkers(client: string, licences: string): Promise<void> {
  for (const [name, source] of Object.entries(WORKERS)) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: client,
        emptyOutDir: false,
        license: { fileName: OWN_LICENCES },
        rolldownOptions: { input: join(root, source), output: { format: 'iife', entryFileNames: `${name}.js` } },
      },
    })
    const own = join(client, OWN_LICENCES)
    appendFileSync(join(client, licences), `\n---\n\n${readFileSync(own, 'utf8')}`)
    rmSync(own)
  }
}
