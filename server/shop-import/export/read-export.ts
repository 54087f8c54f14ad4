// Reads an export from its file, row by row, and proves that two readings were of the same bytes.
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Refusal } from '#server/refusal.ts'
import type { Section } from '#domain/shop-import/import-summary.ts'
import { type ExportRow, openExportScanner } from './scan-export.ts'

export const LARGEST_EXPORT_BYTES = 1024 ** 3
const READ_BYTES = 1024 * 1024

export type ReadExport = { hash: string; bytes: number; others: string[]; found: ReadonlySet<Section> }

/** Throws a Refusal with one sentence for a file that is no whole export. */
export async function readExport(path: string, onRow: (row: ExportRow) => void | Promise<void>): Promise<ReadExport> {
  const file = await openFile(path)
  try {
    const { size } = await file.stat()
    if (size > LARGEST_EXPORT_BYTES)
      throw new Refusal(`${path} has ${Math.round(size / 1024 ** 2)} MB, and an export may have 1,024 MB.`)
    const scanner = openExportScanner()
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(READ_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, READ_BYTES)
      if (bytesRead === 0) break
      const bytes = buffer.subarray(0, bytesRead)
      hash.update(bytes)
      for (const row of scanner.read(bytes)) {
        // Awaiting each of many rows costs more than reading them.
        const pending = onRow(row)
        if (pending) await pending
      }
    }
    return { ...scanner.end(), hash: hash.digest('hex'), bytes: size }
  } finally {
    await file.close()
  }
}

async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new Refusal(`There is no file ${path}.`)
    if (error.code === 'EACCES' || error.code === 'EPERM') throw new Refusal(`${path} may not be read by this user.`)
    throw error
  })
  const found = await file.stat()
  if (found.isFile()) return file
  await file.close()
  throw new Refusal(
    found.isDirectory() ? `${path} is a folder: name the export in it.` : `${path} is not a regular file.`,
  )
}
