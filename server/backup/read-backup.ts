// Reads a whole backup, checks each file, and unpacks the wanted ones.
import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ArchiveEntry, readArchive } from './archive.ts'
import { BackupDamaged } from './backup-failure.ts'
import { type BackedUpFile, DATABASE, isBackedUpName, MANIFEST, type Manifest, readManifest } from './manifest.ts'

/** Six times the manifest of a hundred thousand files. */
const MANIFEST_MAX_BYTES = 64 * 1024 * 1024

/**
 * `pathFor` returns undefined to only check a file. Throws BackupDamaged; the caller then removes the unpacked files.
 */
export async function readBackup(
  path: string,
  pathFor: (name: string) => string | undefined,
  onBytes: (bytes: number) => void = () => {},
): Promise<Manifest> {
  const found = new Map<string, BackedUpFile>()
  let manifest: Manifest | undefined
  for await (const entry of readArchive(path)) {
    const { name } = entry
    if (manifest) throw new BackupDamaged(`${path} is not a backup of a shop: it has data after its manifest.`)
    if (name === MANIFEST) manifest = await manifestOf(entry, path)
    else if (!isBackedUpName(name) || found.has(name))
      throw new BackupDamaged(`${path} is not a backup of a shop: it contains ${JSON.stringify(name.slice(0, 100))}.`)
    else found.set(name, await readFile(entry, pathFor(name), onBytes))
  }
  if (!manifest) throw new BackupDamaged(`${path} is incomplete: it has no manifest.`)
  const wrong = faultyFile(manifest.files, found)
  if (wrong !== undefined) throw new BackupDamaged(`${path} is damaged: ${wrong} differs from the original.`)
  return manifest
}

async function manifestOf({ bytes, chunks }: ArchiveEntry, path: string): Promise<Manifest> {
  const read: Buffer[] = []
  if (bytes <= MANIFEST_MAX_BYTES) for await (const chunk of chunks()) read.push(Buffer.from(chunk))
  const manifest = readManifest(Buffer.concat(read).toString())
  if (!manifest) throw new BackupDamaged(`${path} cannot be read: this version of the shop does not know its format.`)
  return manifest
}

async function readFile(
  { name, bytes, chunks }: ArchiveEntry,
  to: string | undefined,
  onBytes: (bytes: number) => void,
): Promise<BackedUpFile> {
  if (to !== undefined) await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await using file = to === undefined ? undefined : await open(to, 'wx', 0o600)
  const hash = createHash('sha256')
  for await (const chunk of chunks()) {
    hash.update(chunk)
    await file?.appendFile(chunk)
    onBytes(chunk.length)
  }
  await file?.sync()
  return { name, bytes, sha256: hash.digest('hex') }
}

/** First file that differs, is missing or is extra. */
function faultyFile(files: readonly BackedUpFile[], found: ReadonlyMap<string, BackedUpFile>): string | undefined {
  for (const { name, bytes, sha256 } of files) {
    const file = found.get(name)
    if (file?.bytes !== bytes || file.sha256 !== sha256) return name
  }
  const named = new Set(files.map(({ name }) => name))
  if (!named.has(DATABASE)) return DATABASE
  return [...found.keys()].find((name) => !named.has(name))
}
