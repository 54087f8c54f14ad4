// Keeps what Node makes of each file, its types taken away and compiled, in the build: the next start has less to do.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/** By then everything that a page needs has been loaded once. */
const LOADED_MS = 5_000

/** For everything that is imported from now on. */
export function keepCompilations() {
  enableCompileCache(join(import.meta.dirname, '../../build/compiled'))
  // It would be written at the end too, but a shop may end by a power cut.
  setTimeout(flushCompileCache, LOADED_MS).unref()
}
