// How many files and connections this process may have open.
import { readFileSync } from 'node:fs'

/** Streams take this share at the most: pages, orders and the database need files as well. */
const SHARE_OF_STREAMS = 0.75
/** And all connections this one: the rest is for files, the database and what the process itself needs. */
const SHARE_OF_CONNECTIONS = 0.85

/** Returns the number that is configured, but never so many that no other client could connect. */
export function affordableStreams(configured: number, limit = openFilesLimit()): number {
  return Math.min(configured, Math.floor(limit * SHARE_OF_STREAMS))
}

/** Returns how many connections leave files to answer them with. */
export function affordableConnections(limit = openFilesLimit()): number {
  return Math.floor(limit * SHARE_OF_CONNECTIONS)
}

/** Returns Infinity where the system does not say. */
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
