// Reads a shop's strace: writes with their bytes, syncs, and answers.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { relative } from 'node:path'
import type { DiskEvent } from './recording.ts'

const CALLS =
  'openat,pwrite64,pwritev,write,writev,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,link,linkat'

/** With all bytes. */
export function traced(file: string): string[] {
  const options = ['-f', '-qq', '--seccomp-bpf', '-y', '-xx', '-s', '10000000']
  return ['strace', ...options, '-e', `trace=${CALLS}`, '-e', 'signal=none', '-o', file]
}

type Call = { name: string; args: string }

/** Resolves with the events below `folder`, without the write-ahead log's index, which no power cut outlives. */
export async function readTrace(file: string, folder: string): Promise<DiskEvent[]> {
  const events: DiskEvent[] = []
  const running = new Map<string, Call & { finish: (result: string) => void }>()
  const positions = new Map<string, number>()
  let syncs = 0

  for await (const line of createInterface(createReadStream(file, 'latin1'))) {
    const [, pid = '', rest = ''] = /^(\d+) +(.*)$/s.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/s.exec(rest)
    if (resumed) {
      const call = running.get(pid)
      running.delete(pid)
      call?.finish(resultOf(resumed[1] ?? ''))
      continue
    }
    const [, name = '', args = ''] = /^(\w+)\((.*)$/s.exec(rest) ?? []
    if (name === '') continue
    const finish = begin({ name, args })
    if (!finish) continue
    if (args.endsWith('<unfinished ...>')) running.set(pid, { name, args, finish })
    else finish(resultOf(args))
  }
  return events

  /** Adds the event of a call's begin; returns a function for that of its result. */
  function begin({ name, args }: Call): ((result: string) => void) | undefined {
    const texts = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text]) => bytesOf(text ?? ''))
    const descriptor = bytesOf(/^\d+<((?:\\x[0-9a-f]{2})*)>/.exec(args)?.[1] ?? '').toString()
    const numbers = [...args.matchAll(/, (\d+)(?=[,) ]|$)/g)].map(([, number]) => Number(number))
    const path = pathOf(descriptor)
    switch (name) {
      case 'openat':
        return opened(args, pathOf(texts[0]?.toString()))
      case 'pwrite64':
      case 'pwritev':
        return written(path, numbers.at(-1) ?? 0, Buffer.concat(texts))
      case 'write':
      case 'writev':
        if (path === undefined) return answered(Buffer.concat(texts).toString('latin1'))
        return appended(path, Buffer.concat(texts))
      case 'fsync':
      case 'fdatasync':
        return synced(path)
      case 'ftruncate':
        return path === undefined ? undefined : added({ is: 'truncate', path, size: numbers[0] ?? 0 })
      case 'unlink':
      case 'unlinkat': {
        const removed = pathOf(texts[0]?.toString())
        return removed === undefined ? undefined : added({ is: 'remove', path: removed })
      }
      default: {
        const [from, to] = texts.map((text) => pathOf(text.toString()))
        const is = name.startsWith('link') ? 'link' : 'rename'
        return from === undefined || to === undefined ? undefined : added({ is, path: from, to })
      }
    }
  }

  /** A failed call has done nothing. */
  function added(event: DiskEvent) {
    events.push(event)
    return (result: string) => {
      if (result.startsWith('-1')) events.splice(events.lastIndexOf(event), 1)
    }
  }

  function opened(args: string, path: string | undefined) {
    if (path === undefined) return
    if (args.includes('O_TRUNC')) positions.set(path, 0)
    return args.includes('O_CREAT') ? added({ is: 'create', path }) : undefined
  }

  function written(path: string | undefined, offset: number, bytes: Buffer) {
    return path === undefined ? undefined : added({ is: 'write', path, offset, bytes })
  }

  function appended(path: string, bytes: Buffer) {
    const offset = positions.get(path) ?? 0
    positions.set(path, offset + bytes.length)
    return written(path, offset, bytes)
  }

  function synced(path: string | undefined) {
    if (path === undefined) return
    const sync = (syncs += 1)
    events.push({ is: 'sync starts', path, sync })
    return (result: string) => {
      if (result.startsWith('0')) events.push({ is: 'sync ends', path, sync })
    }
  }

  function answered(text: string): undefined {
    for (const [, id = ''] of text.matchAll(/"orderId":"(ORD\d{17})"/g)) {
      events.push({ is: 'answer', to: 'order', what: id })
    }
    for (const [, path = ''] of text.matchAll(/"secure_url":"(\/media\/[^"]+)"/g)) {
      events.push({ is: 'answer', to: 'upload', what: path })
    }
    if (text.includes('units to stock')) events.push({ is: 'answer', to: 'change' })
  }

  function pathOf(absolute: string | undefined): string | undefined {
    if (absolute === undefined || !(absolute === folder || absolute.startsWith(`${folder}/`))) return undefined
    return absolute.endsWith('-shm') || absolute.endsWith('.lock') ? undefined : relative(folder, absolute)
  }
}

function resultOf(text: string): string {
  return /= (-?\d+)[^=]*$/.exec(text)?.[1] ?? '-1'
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}
