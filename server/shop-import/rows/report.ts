// Counts and keeps what an import says about rows: all in a file, the first of each kind for the screen.
import { closeSync, openSync, writeSync } from 'node:fs'
import { counted } from '#domain/numbers/counted.ts'
import { truncate } from '#domain/plain-text.ts'
import { Refusal } from '#server/refusal.ts'
import type { Section } from '../export/scan-export.ts'

/** `left`: the shop has it already, and differs; `noted`: to be known, nothing was changed. */
export type Outcome = 'refused' | 'mended' | 'left' | 'noted'
export type Remark = { section: Section; key: string; field: string; outcome: Outcome; sentence: string }
export type Say = (field: string, outcome: Outcome, sentence: string) => void

export type Report = {
  add(remark: Remark): void
  /** Names a field that the specification does not have. */
  unknown(section: Section, field: string, key: string): void
  /** Starts again: a second reading makes the same remarks. */
  restart(): void
  /** The lines for the screen. Writes the file to its end. */
  close(summary: readonly string[]): string[]
}

const OUTCOMES: readonly Outcome[] = ['refused', 'mended', 'left', 'noted']
const SHOWN_OF_A_KIND = 3
const SHOWN_VALUE = 40
const FIELDS_KEPT = 50
const BUFFERED = 64 * 1024

type Kind = { outcome: Outcome; title: string; count: number; first: string[] }

/** Throws a Refusal if the file cannot be written. */
export function openReport(path: string): Report {
  let file = create(path)
  let waiting: string[] = []
  let length = 0
  let kinds = new Map<string, Kind>()
  let fields = new Map<string, { count: number; key: string }>()

  function write(line: string) {
    waiting.push(line, '\n')
    length += line.length
    if (length > BUFFERED) flush()
  }

  function flush() {
    writeSync(file, waiting.join(''))
    waiting = []
    length = 0
  }

  return {
    add({ section, key, field, outcome, sentence }) {
      const line = `${section}/${inLine(key)}\t${field}\t${outcome}\t${sentence}`
      write(line)
      // Of lines all positions are one kind.
      const title = `${section}: ${field.replace(/^items\/[^/]+/, 'items')}, ${outcome}`
      const kind = kinds.get(title) ?? { outcome, title, count: 0, first: [] }
      kind.count += 1
      if (kind.first.length < SHOWN_OF_A_KIND) kind.first.push(`    ${section}/${inLine(key)}  ${sentence}`)
      kinds.set(title, kind)
    },
    unknown(section, field, key) {
      const name = `${section}\t${inLine(field)}`
      const known = fields.get(name)
      if (known) known.count += 1
      else if (fields.size < FIELDS_KEPT) fields.set(name, { count: 1, key })
    },
    restart() {
      closeSync(file)
      file = create(path)
      waiting = []
      length = 0
      kinds = new Map()
      fields = new Map()
    },
    close(summary) {
      const unread = [...fields].map(([name, { count, key }]) => {
        const [section, field] = name.split('\t')
        return `${section}: the field "${field}" is not imported (${counted(count, 'time')}, first in ${inLine(key)}).`
      })
      for (const line of [...unread, ...summary]) write(line)
      flush()
      closeSync(file)
      const sorted = [...kinds.values()].toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome))
      return [
        ...sorted.flatMap(({ title, count, first }) => [`${title}: ${counted(count, 'row')}`, ...first]),
        ...unread,
      ]
    },
  }
}

function create(path: string): number {
  try {
    // It has customers' names and numbers.
    return openSync(path, 'w', 0o600)
  } catch (error) {
    throw new Refusal(
      `The report cannot be written to ${path}: ${(error as Error).message.split(',')[0]}. Name another with --report.`,
    )
  }
}

/** A value of the export in quotes, cut short. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${truncate(inLine(text), SHOWN_VALUE)}"`
}

function inLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ')
}
