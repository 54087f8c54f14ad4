// Writes a result of the artwork into the project and prints its size.
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** `path` is relative to the project; `content` is the file's bytes, or a function that writes the file itself. */
export async function writeResult(path: string, content: Uint8Array | ((file: string) => Promise<unknown>)) {
  const file = join(ROOT, path)
  if (typeof content === 'function') await content(file)
  else writeFileSync(file, content)
  process.stdout.write(`${path}  ${(statSync(file).size / 1024).toFixed(1)} kB\n`)
}
