// The first load of the landing page and the order page in each language, with budgets in brotli.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { withScratchFolder } from '../bench/scratch-shop.ts'

const CLIENT = join(import.meta.dirname, '../../build/current/client')
const SERVER = join(import.meta.dirname, '../../build/current/server/index.js')
export const FIRST_PAGES = ['/', '/ordernow', '/ta', '/ta/ordernow'] as const
/**
 * React and its router take 93 kB; the catalogues of words, and the code that reads them, 1.2 kB, in Tamil, whose letters
 * have three bytes, 1.3 kB more. Names in both languages, and the way between them, take 0.5 kB; the ways to a pasted list
 * and a shared cart 0.1 kB.
 */
export const SCRIPTS_MAX_BYTES: Record<(typeof FIRST_PAGES)[number], number> = {
  '/': 110_000,
  '/ordernow': 122_600,
  '/ta': 111_500,
  '/ta/ordernow': 124_000,
}
/** 0.3 kB of them fit columns, badges and lines to Tamil. */
export const STYLES_MAX_BYTES = 15_500
/** Preloaded: three Latin files, and on a Tamil page three more. */
export const FONTS_MAX_BYTES: Record<(typeof FIRST_PAGES)[number], number> = {
  '/': 30_000,
  '/ordernow': 30_000,
  '/ta': 78_000,
  '/ta/ordernow': 78_000,
}
/** A page's preloads and the imports of its inline module. Links to other pages' scripts do not count. */
const LOADED = /(?:rel="modulepreload" href=|<script[^>]* src=|import\s*\(?)\\?"(\/assets\/[^"\\]+\.js)\\?"/g
/** Preloads that an inline script delays until the first frame. */
const LOADED_SOON = /for \(const href of (\[[^\]]*\])\)/g
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const FONTS = /<link rel="preload" href="([^"]+\.woff2)" as="font"/g
// The address of a sheet that later parts also use ends with a #.
const STYLES = /<link rel="stylesheet" href="([^"]+\.css)#?"/g

export type Weight = { file: string; bytes: number }
type Read = (path: string) => string

/** Every script that `html` loads, with their imports, heaviest first; sizes in brotli. */
export function scriptWeights(html: string, read: Read): Weight[] {
  const soon = [...html.matchAll(LOADED_SOON)].flatMap(([, list = '[]']) => JSON.parse(list) as string[])
  const loaded = new Set([...[...html.matchAll(LOADED)].map(([, path = '']) => path), ...soon])
  for (const path of loaded) {
    for (const [, file = ''] of read(path).matchAll(IMPORTED)) loaded.add(`/assets/${file}`)
  }
  return weightsOf(loaded, read)
}

export function styleWeights(html: string, read: Read): Weight[] {
  return weightsOf(new Set([...html.matchAll(STYLES)].map(([, path = '']) => path)), read)
}

/** WOFF2 is compressed already. */
export function fontWeights(html: string, sizeOf: (path: string) => number): Weight[] {
  const paths = [...html.matchAll(FONTS)].map(([, path = '']) => path)
  return paths.map((path) => ({ file: path.replace('/assets/', ''), bytes: sizeOf(path) }))
}

export function sumOf(weights: readonly Weight[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0)
}

export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), 'utf8')
}

export function sizeOfBuilt(path: string): number {
  return statSync(join(CLIENT, path)).size
}

type Fill = (place: DatabasePlace) => Promise<void>

/** The built shop's pages, after `fill` has stored something. */
export function drawnPages(paths: readonly string[], fill?: Fill): Promise<string[]> {
  return withScratchFolder(async (dataDir) => {
    await fill?.({ dataDir })
    const shop = await openShop(testConfig({ dataDir }))
    try {
      const { createHandler } = await import(SERVER)
      const handler = createHandler(shop) as (request: Request, address: string) => Promise<Response>
      return await Promise.all(
        paths.map(async (path) => (await handler(new Request(`http://localhost${path}`), '127.0.0.1')).text()),
      )
    } finally {
      await shop.close()
    }
  })
}

function weightsOf(paths: ReadonlySet<string>, read: Read): Weight[] {
  return [...paths]
    .map((path) => ({ file: path.replace('/assets/', ''), bytes: brotliCompressSync(read(path)).byteLength }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
