// Lists the files of a build that its pages need without a network, for web/offline/.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileListPath, type Part } from '#web/offline/saved-pages.ts'

/** Vite's list of what it built, by source file. */
type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
export type BuiltChunks = Record<string, Chunk>

const CHUNKS = '.vite/manifest.json'
const EVERY_PAGE = ['web/entry.client.tsx', 'web/root.tsx']
/** An order's page is nobody else's; the rest of the storefront opens without a network. */
const STOREFRONT = /^web\/storefront\/(?!order-status\/).*\/?(?:route|layout|privacy|terms|delivery)\.tsx$/
const OFFICE = /^web\/admin\/(?:shell\/layout|counter\/route|packing\/(?:order\/)?route)\.tsx$/
/** Large, and needed after an order only. */
const ESTIMATE = 'papers/estimate/estimate-pdf.ts'
/** Fonts of papers in other scripts than Latin and Tamil: one customer in many needs one. */
const OTHER_SCRIPTS = /\/(?!paper-)[\w-]+\.woff$/

/** Writes the list beside the browser's files in `folder`, and removes Vite's. */
export function writeSavedFiles(folder: string): void {
  const client = join(folder, 'client')
  const chunks = JSON.parse(readFileSync(join(client, CHUNKS), 'utf8')) as BuiltChunks
  for (const half of ['client', 'server']) rmSync(join(folder, half, '.vite'), { recursive: true, force: true })
  const version = readdirSync(join(client, 'assets'))
    .map((name) => /^manifest-([0-9a-f]{8})\.js$/.exec(name)?.[1])
    .find(Boolean)
  if (version === undefined) throw new Error(`${client} has no list of React Router’s files`)
  writeFileSync(join(client, fileListPath(version)), JSON.stringify(savedFiles(chunks, version)))
}

/** Paths below the origin. */
export function savedFiles(chunks: BuiltChunks, version: string): Record<Part, string[]> {
  const sources = Object.keys(chunks)
  const partOf = (pages: RegExp) =>
    filesOf(
      chunks,
      sources.filter((key) => pages.test(sourceOf(key)) || EVERY_PAGE.includes(sourceOf(key))),
      isEstimate,
    )
  const storefront = partOf(STOREFRONT)
  const estimate = filesOf(chunks, sources.filter(isEstimate), () => false)
  return {
    storefront: [...storefront],
    estimate: [...estimate].filter((file) => !storefront.has(file)),
    office: [...partOf(OFFICE), `/assets/manifest-${version}.js`],
  }
}

function isEstimate(key: string): boolean {
  return sourceOf(key) === ESTIMATE
}

/** With all that they import, also later, except the chunks that `leavesOut` names. */
function filesOf(chunks: BuiltChunks, from: readonly string[], leavesOut: (key: string) => boolean): Set<string> {
  const reached = new Set(from)
  const files = new Set<string>()
  for (const key of reached) {
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunks[key] ?? { file: '' }
    for (const each of [file, ...css, ...assets]) if (each && !OTHER_SCRIPTS.test(`/${each}`)) files.add(`/${each}`)
    for (const next of [...imports, ...dynamicImports]) {
      if (!leavesOut(next)) reached.add(next)
    }
  }
  return files
}

/** React Router adds a query to the modules of its pages. */
function sourceOf(key: string): string {
  return key.replace(/\?.*$/, '')
}
