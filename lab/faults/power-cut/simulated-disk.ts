// In a power cut of this disk, unsynced bytes are lost, kept in full or in part.
import { dirname } from 'node:path'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import type { DiskEvent } from './recording.ts'

/** A file, under any names. */
type Node = { durable: Uint8Array; pending: Change[] }
type Change = { offset: number; bytes: Uint8Array } | { size: number }
/** A change of a folder, which keeps their order. */
type NameChange = { folder: string; path: string; node: Node | undefined }

/** The fate of unsynced changes. `torn`: any sectors, in any order, and names up to some moment. */
export type Loss = 'all lost' | 'none lost' | 'torn'

const SECTORS = [512, 4_096] as const

export type SimulatedDisk = {
  apply(event: DiskEvent): void
  cut(loss: Loss, random: SeededRandom): Map<string, Uint8Array>
}

/** All of `files` is durable. */
export function openDisk(files: ReadonlyMap<string, Uint8Array>): SimulatedDisk {
  const durableNames = new Map<string, Node>()
  const names = new Map<string, Node>()
  const nameChanges: NameChange[] = []
  /** The changes covered by each running sync. */
  const covered = new Map<number, { node?: Node; changes: number; names: NameChange[] }>()
  for (const [path, durable] of files) {
    const node = { durable, pending: [] }
    durableNames.set(path, node)
    names.set(path, node)
  }

  function setName(path: string, node: Node | undefined) {
    if (node) names.set(path, node)
    else names.delete(path)
    nameChanges.push({ folder: dirname(path), path, node })
  }

  function change(path: string, changed: Change) {
    names.get(path)?.pending.push(changed)
  }

  function startSync(path: string, sync: number) {
    const node = names.get(path)
    if (node) covered.set(sync, { node, changes: node.pending.length, names: [] })
    else covered.set(sync, { changes: 0, names: nameChanges.filter(({ folder }) => folder === (path || '.')) })
  }

  function endSync(sync: number) {
    const { node, changes, names: done } = covered.get(sync) ?? { changes: 0, names: [] }
    covered.delete(sync)
    if (node) {
      // Another sync of the same file may have ended in between.
      node.durable = applied(node.durable, node.pending.splice(0, changes))
      for (const other of covered.values())
        if (other.node === node) other.changes = Math.max(0, other.changes - changes)
    }
    for (const one of done) {
      const at = nameChanges.indexOf(one)
      if (at < 0) continue
      nameChanges.splice(at, 1)
      rename(durableNames, one)
    }
  }

  return {
    apply(event) {
      switch (event.is) {
        case 'create':
          if (!names.has(event.path)) setName(event.path, { durable: new Uint8Array(), pending: [] })
          return
        case 'remove':
          return setName(event.path, undefined)
        case 'write':
          return change(event.path, { offset: event.offset, bytes: event.bytes })
        case 'truncate':
          return change(event.path, { size: event.size })
        case 'rename':
        case 'link':
          setName(event.to, names.get(event.path))
          return event.is === 'rename' ? setName(event.path, undefined) : undefined
        case 'sync starts':
          return startSync(event.path, event.sync)
        case 'sync ends':
          return endSync(event.sync)
        case 'answer':
      }
    },

    cut(loss, random) {
      const found = new Map(durableNames)
      const kept = { 'all lost': 0, 'none lost': nameChanges.length, torn: random.integer(0, nameChanges.length) }[loss]
      for (const one of nameChanges.slice(0, kept)) rename(found, one)
      const sector = random.pick(SECTORS)
      return new Map(Array.from(found, ([path, node]) => [path, contentAfter(node, loss, random, sector)]))
    },
  }
}

function rename(names: Map<string, Node>, { path, node }: NameChange) {
  if (node) names.set(path, node)
  else names.delete(path)
}

function contentAfter({ durable, pending }: Node, loss: Loss, random: SeededRandom, sector: number): Uint8Array {
  if (loss === 'all lost' || pending.length === 0) return durable
  if (loss === 'none lost') return applied(durable, pending)
  // Sometimes only the last writes are torn, sometimes any.
  const whole = random.oneIn(2) ? random.integer(0, pending.length) : 0
  const torn = pending.slice(whole).flatMap((one) => tornChange(one, random, sector))
  return applied(durable, [...pending.slice(0, whole), ...torn])
}

/** Returns the sectors of a change that reached the disk. A file may have its full length although its bytes are lost. */
function tornChange(change: Change, random: SeededRandom, sector: number): Change[] {
  if ('size' in change) return random.oneIn(2) ? [change] : []
  const { offset, bytes } = change
  const kept: Change[] =
    random.oneIn(4) && bytes.length > 0 ? [{ offset: offset + bytes.length, bytes: new Uint8Array() }] : []
  for (let start = 0; start < bytes.length;) {
    const end = Math.min(bytes.length, start + sector - ((offset + start) % sector))
    if (random.oneIn(2)) kept.push({ offset: offset + start, bytes: bytes.subarray(start, end) })
    start = end
  }
  return kept
}

function applied(durable: Uint8Array, changes: readonly Change[]): Uint8Array {
  if (changes.length === 0) return durable
  const ends = changes.map((one) => ('size' in one ? 0 : one.offset + one.bytes.length))
  const content = new Uint8Array(Math.max(durable.length, ...ends))
  content.set(durable)
  let length = durable.length
  for (const one of changes) {
    if ('size' in one) {
      // Bytes cut off and then written past are zero in between.
      content.fill(0, one.size, length)
      length = one.size
    } else {
      content.set(one.bytes, one.offset)
      length = Math.max(length, one.offset + one.bytes.length)
    }
  }
  return content.subarray(0, length)
}
