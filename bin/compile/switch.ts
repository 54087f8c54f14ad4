// Puts a new build in the place of the current one, beside an open shop.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const STAMP = 'sources.json'
/** Builds, beside the current one and the one before. */
const KEPT = 3
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Open pages keep their scripts: the previous build's assets are copied to `earlier/`. An open shop starts its threads
 * and processes from its own build, which stays through the next ones.
 */
export function switchTo(folder: string): void {
  const all = dirname(folder)
  const current = join(all, 'current')
  const before = existsSync(current) ? realpathSync(current) : undefined
  mkdirSync(join(folder, 'earlier/assets'), { recursive: true })
  if (before) copyAssets(join(before, 'client/assets'), folder)

  // Renaming a link is atomic. A copied build may have a folder instead of the link.
  if (existsSync(current) && !lstatSync(current).isSymbolicLink())
    renameSync(current, join(all, `v-copied-${Date.now()}`))
  const link = `${folder}.link`
  symlinkSync(basename(folder), link)
  renameSync(link, current)

  const older = readdirSync(all)
    .filter((name) => name.startsWith('v-'))
    .map((name) => ({ path: join(all, name), at: statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .filter(({ path }) => path !== folder && path !== before)
    .toSorted((one, other) => other.at - one.at)
  for (const { path, at } of older.slice(KEPT)) {
    // Without the stamp another process may still be compiling.
    const isOver = existsSync(join(path, STAMP)) || Date.now() - at > DAY_MS
    if (isOver) rmSync(path, { recursive: true, force: true })
  }
}

function copyAssets(assets: string, folder: string): void {
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const isOwn = existsSync(join(folder, 'client/assets', name))
    if (!isOwn) copyFileSync(join(assets, name), join(folder, 'earlier/assets', name))
  }
}
