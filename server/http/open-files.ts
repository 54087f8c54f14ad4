// Limits of open files and connections of this process.
import { readFileSync } from 'node:fs'

/** The rest is for pages, orders and the database. */
const SHARE_OF_STREAMS = 0.75
/** The rest is for files, the database and the process itself. */
const SHARE_OF_CONNECTIONS = 0.85

/** Leaves room for other clients. */
export function affordableStreams(configured: number, limit = openFilesLimit()): number {
  return Math.min(configured, Math.floor(limit * SHARE_OF_STREAMS))
}

/** Leaves files to answer them. */
export function affordableConnections(limit = openFilesLimit()): number {
  return Math.floor(limit * SHARE_OF_CONNECTIONS)
}

/** Returns Infinity if unknown. */
export function openFilesLimit(): number {
  try {
    return limitIn(readFileSync('/proc/self/limits', 'utf8'))
  } catch {
    return Infinity
  }
}

export function limitIn(limits: string): number {
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1]
  return soft === undefined || soft === 'unlimited' ? Infinity : Number(soft)
}
