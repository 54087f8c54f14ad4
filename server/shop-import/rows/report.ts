// Counts and keeps what an import says about rows: all in a file, the first of each kind for the screen.
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { counted } from '#domain/numbers/counted.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { truncate } from '#domain/plain-text.ts'
import { Refusal } from '#server/refusal.ts'
import type { Section } from '#domain/shop-import/import-summary.ts'

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
  /** The first of each kind, refused ones first, and sentences about fields that are not imported. */
  found(): { kinds: RemarkKind[]; unread: string[] }
  /** The lines for the terminal. Writes the file to its end. */
  close(summary: readonly string[]): string[]
}

/** Remarks on a field that have the same outcome. */
export type RemarkKind = Omit<Remark, 'key' | 'sentence'> & {
  count: number
  first: { key: string; sentence: string }[]
}

const OUTCOMES: readonly Outcome[] = ['refused', 'mended', 'left', 'noted']
const SHOWN_OF_A_KIND = 25
const PRINTED_OF_A_KIND = 3
const SHOWN_VALUE = 40
const SHOWN_KEY = 60
const FIELDS_KEPT = 50
const BUFFERED = 64 * 1024

export class ReportUnwritable extends Refusal {}

/** Throws ReportUnwritable, unless `mayReplace` also for a file that exists. */
export function openReport(path: string, { mayReplace = true } = {}): Report {
  let file = create(path, mayReplace)
  let waiting: string[] = []
  let length = 0
  let kinds = new Map<string, RemarkKind>()
  let fields = new Map<string, { section: Section; count: number; key: string }>()

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

  function found() {
    const text = wordsOf(importSummary)
    return {
      kinds: [...kinds.values()].toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome)),
      unread: [...fields].map(([name, { section, count, key }]) =>
        text.unreadField({ section: text[section], field: name.slice(section.length + 1), count, key: inLine(key) }),
      ),
    }
  }

  return {
    add({ section, key, field, outcome, sentence }) {
      const line = `${section}/${inLine(key)}\t${field}\t${outcome}\t${sentence}`
      write(line)
      // Of lines all positions are one kind.
      const name = field.replace(/^items\/[^/]+/, 'items')
      const title = `${section}: ${name}, ${outcome}`
      const kind = kinds.get(title) ?? { section, field: name, outcome, count: 0, first: [] }
      kind.count += 1
      if (kind.first.length < SHOWN_OF_A_KIND) kind.first.push({ key: truncate(inLine(key), SHOWN_KEY), sentence })
      kinds.set(title, kind)
    },
    unknown(section, field, key) {
      const name = `${section}\t${inLine(field)}`
      const known = fields.get(name)
      if (known) known.count += 1
      else if (fields.size < FIELDS_KEPT) fields.set(name, { section, count: 1, key })
    },
    restart() {
      closeSync(file)
      file = create(path, true)
      waiting = []
      length = 0
      kinds = new Map()
      fields = new Map()
    },
    found,
    close(summary) {
      const { kinds: sorted, unread } = found()
      for (const line of [...unread, ...summary]) write(line)
      flush()
      closeSync(file)
      return [...sorted.flatMap(printed), ...unread]
    },
  }
}

function printed({ section, field, outcome, count, first }: RemarkKind): string[] {
  const lines = first.slice(0, PRINTED_OF_A_KIND).map(({ key, sentence }) => `    ${section}/${key}  ${sentence}`)
  return [`${section}: ${field}, ${outcome}: ${counted(count, 'row')}`, ...lines]
}

function create(path: string, mayReplace: boolean): number {
  try {
    // It has customers' names and numbers.
    return openSync(path, mayReplace || isDevice(path) ? 'w' : 'wx', 0o600)
  } catch (error) {
    throw new ReportUnwritable(
      `The report cannot be written to ${path}: ${(error as Error).message.split(',')[0]}. Name another with --report.`,
    )
  }
}

/** Such as /dev/null or a pipe, where nothing is overwritten. */
function isDevice(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  return there !== undefined && !there.isFile() && !there.isBlockDevice()
}

/** A value of the export in quotes, cut short. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `“${truncate(inLine(text), SHOWN_VALUE)}”`
}

function inLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ')
}
