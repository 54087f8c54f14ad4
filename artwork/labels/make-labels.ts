// Writes the image of every demo product into server/demo/labels/, as gzipped SVG.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { demoProducts } from '#server/demo/catalogue.ts'
import { labelFile } from '#server/demo/seed-products.ts'
import { ROOT } from '../write-result.ts'
import { drawLabel } from './label.ts'

const FOLDER = join(ROOT, 'server/demo/labels')

export function makeLabels() {
  mkdirSync(FOLDER, { recursive: true })
  const files = new Map(
    demoProducts.map((product) => [labelFile(product.code), gzipSync(drawLabel(product), { level: 9 })]),
  )
  for (const [file, bytes] of files) writeFileSync(file, bytes)
  const names = new Set([...files.keys()].map((file) => basename(file)))
  for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name))
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  process.stdout.write(`server/demo/labels/  ${files.size} labels, ${(bytes / 1024).toFixed(0)} kB\n`)
}
