// `npm run sizes`: the scripts that a visitor's phone loads before the order page answers, and what they weigh in brotli.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/open-test-shop.ts'
import { build } from './build.ts'

const CLIENT = join(import.meta.dirname, '../build/client')
const SERVER = join(import.meta.dirname, '../build/server/index.js')
const BUDGET_BYTES = 115_000
/** In a page: what it preloads and what its inline module imports. Links to the scripts of other pages do not count. */
const LOADED = /(?:rel="modulepreload" href=|<script[^>]* src=|import\s*\(?)"(\/assets\/[^"]+\.js)"/g
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

export type Weight = { file: string; bytes: number }

/** Every script that `html` loads, and those that they import in turn, the heaviest first; sizes in brotli. */
export function scriptWeights(html: string, read: (path: string) => string): Weight[] {
  const loaded = new Set([...html.matchAll(LOADED)].map(([, path = '']) => path))
  for (const path of loaded) {
    for (const [, file = ''] of read(path).matchAll(IMPORTED)) loaded.add(`/assets/${file}`)
  }
  return [...loaded]
    .map((path) => ({ file: path.replace('/assets/', ''), bytes: brotliCompressSync(read(path)).byteLength }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The page as the shop draws it for a visitor. */
async function pageHtml(path: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-sizes-'))
  const shop = await openShop(testConfig({ dataDir }))
  try {
    const { createHandler } = await import(SERVER)
    const page: Response = await createHandler(shop)(new Request(`http://localhost${path}`), '127.0.0.1')
    return await page.text()
  } finally {
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function report() {
  const failure = build((line) => say(line))
  if (failure) throw new Error(failure)
  const weights = scriptWeights(await pageHtml('/ordernow'), (path) => readFileSync(join(CLIENT, path), 'utf8'))
  for (const { file, bytes } of weights) say(`${kilobytes(bytes).padStart(10)}  ${file}`)
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0)
  say(`${kilobytes(sum).padStart(10)}  in ${weights.length} files, of ${kilobytes(BUDGET_BYTES)}`)
  if (sum > BUDGET_BYTES) process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) await report()
