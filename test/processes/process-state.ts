// What the system says of a running process: whether it lives, how many files it has open, how much memory it holds.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessState = { descriptors: number; megabytes: number }

/** Undefined when there is no such process any more. */
export function processState(pid: number): ProcessState | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    if (kilobytes === undefined) return undefined
    return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Math.round(Number(kilobytes) / 1_024) }
  } catch {
    return undefined
  }
}

/** The files below one of the folders that the process has open now. */
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
