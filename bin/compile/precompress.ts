// Puts a brotli and a gzip copy beside each built text file.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = '**/*.{js,css,svg,json,txt,webmanifest}'
const SMALLEST_WORTH_IT_BYTES = 1_024

export function precompress(folder: string): void {
  for (const name of globSync(TEXTS, { cwd: folder })) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < SMALLEST_WORTH_IT_BYTES) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
