// A running process from outside: whether it lives, its open files and its memory.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessState = { descriptors: number; megabytes: number }

/** Undefined when the process is gone. */
export function processState(pid: number): ProcessState | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    if (kilobytes === undefined) return undefined
    return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Math.round(Number(kilobytes) / 1_024) }
  } catch {
    return undefined
  }
}

/** The process's open files below one of the folders. */
export function openFilesBelow(pid: number, folders: readonly string[]): string[] {
  const paths = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      // Closed since it was listed.
      return ''
    }
  })
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)))
}
