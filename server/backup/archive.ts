// Reads and writes tar files without loading a whole file into memory.
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Header } from 'tar'
import { hasCode } from '#server/files/stored-files.ts'
import { BackupDamaged } from './backup-failure.ts'
import type { BackedUpFile } from './manifest.ts'

const BLOCK = 512
const CHUNK_BYTES = 1024 * 1024
const OWNER_ONLY = 0o600

export type ArchiveWriter = {
  /** Undefined if the file is missing. */
  add(name: string, path: string): Promise<BackedUpFile | undefined>
  addText(name: string, text: string): Promise<void>
  /** Resolves after fsync. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Throws if it exists. */
export async function createArchive(path: string, now: Date): Promise<ArchiveWriter> {
  const archive = await open(path, 'wx', OWNER_ONLY)
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES)

  async function writeHeader(name: string, size: number, mtime: Date) {
    const header = Buffer.alloc(BLOCK)
    new Header({ path: name, size, mtime, mode: OWNER_ONLY, uid: 0, gid: 0, type: 'File' }).encode(header, 0)
    await archive.appendFile(header)
  }

  return {
    async add(name, from) {
      const file = await openIfThere(from)
      if (!file) return undefined
      await using source = file
      const { size, mtime } = await source.stat()
      await writeHeader(name, size, mtime)
      const hash = createHash('sha256')
      for (let left = size; left > 0;) {
        const { bytesRead } = await source.read(buffer, 0, Math.min(CHUNK_BYTES, left))
        if (bytesRead === 0) throw new Error(`${from} became shorter while it was read`)
        const chunk = buffer.subarray(0, bytesRead)
        hash.update(chunk)
        await archive.appendFile(chunk)
        left -= bytesRead
      }
      await archive.appendFile(paddingOf(size))
      return { name, bytes: size, sha256: hash.digest('hex') }
    },

    async addText(name, text) {
      const bytes = Buffer.from(text)
      await writeHeader(name, bytes.length, now)
      await archive.appendFile(Buffer.concat([bytes, paddingOf(bytes.length)]))
    },

    async finish() {
      await archive.appendFile(Buffer.alloc(2 * BLOCK))
      await archive.sync()
    },
    close: () => archive.close(),
  }
}

export type ArchiveEntry = {
  name: string
  bytes: number
  /** Read to the end before the next entry; a chunk is valid until the next one. */
  chunks(): AsyncGenerator<Buffer>
}

/** Throws BackupDamaged unless it is a complete tar of plain files. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  await using archive = await open(path, 'r')
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
  const block = Buffer.alloc(BLOCK)
  for (let at = 0; ;) {
    await readExactly(archive, block, at, path)
    if (block.every((byte) => byte === 0)) return
    const header = readHeader(block)
    if (!header?.cksumValid)
      throw new BackupDamaged(`${path} is damaged, or not a backup: one of its headers is broken.`)
    const { path: name = '', size: bytes = 0, type } = header
    if (type !== 'File')
      throw new BackupDamaged(`${path} is not a backup of a shop: ${name} in it is not a regular file.`)
    if (!Number.isSafeInteger(bytes) || bytes < 0)
      throw new BackupDamaged(`${path} is damaged: a file in it has no size.`)
    const begin = at + BLOCK
    at = begin + bytes + paddingOf(bytes).length
    yield {
      name,
      bytes,
      async *chunks() {
        for (let read = 0; read < bytes;) {
          const chunk = buffer.subarray(0, Math.min(CHUNK_BYTES, bytes - read))
          await readExactly(archive, chunk, begin + read, path)
          read += chunk.length
          yield chunk
        }
      },
    }
  }
}

/** tar throws for an impossible size. */
function readHeader(block: Buffer): Header | undefined {
  try {
    return new Header(block, 0)
  } catch {
    return undefined
  }
}

function paddingOf(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
}

async function readExactly(file: FileHandle, into: Buffer, at: number, path: string): Promise<void> {
  for (let read = 0; read < into.length;) {
    const { bytesRead } = await file.read(into, read, into.length - read, at + read)
    if (bytesRead === 0) throw new BackupDamaged(`${path} is incomplete: it ends too early.`)
    read += bytesRead
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
