// A shop's changes to its data folder in order, with its answers.
import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Entry } from '#lab/audit/acknowledgements.ts'

/** Paths are relative to the data folder; '' is the folder itself. */
export type DiskEvent =
  | { is: 'create' | 'remove'; path: string }
  | { is: 'write'; path: string; offset: number; bytes: Uint8Array }
  | { is: 'truncate'; path: string; size: number }
  | { is: 'rename' | 'link'; path: string; to: string }
  /** Bytes written before a sync starts are durable when it ends. */
  | { is: 'sync starts' | 'sync ends'; path: string; sync: number }
  /** The first byte of an answer left the process. */
  | { is: 'answer'; to: 'order' | 'upload'; what: string }
  | { is: 'answer'; to: 'change' }

export type Recording = {
  /** The folder's files at the start, all durable. */
  before: Map<string, Uint8Array>
  events: DiskEvent[]
  entries: readonly Entry[]
}

export function saveRecording(file: string, recording: Recording): void {
  const bytes = serialize(recording)
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(file, brotliCompressSync(bytes, { params }))
}

export function loadRecording(file: string): Recording {
  return deserialize(brotliDecompressSync(readFileSync(file))) as Recording
}
