// Splits the JSON of an export into its rows while it is read, so that no export must fit into memory.
import { type Section, sections } from '#domain/shop-import/import-summary.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { Refusal } from '#server/refusal.ts'

export type ExportRow = { section: Section; key: string; value: unknown }

/** A row with pictures inside it is still smaller. */
const LARGEST_ROW_BYTES = 16 * 1024 * 1024
const DEEPEST = 64

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const MARK = [0xef, 0xbb, 0xbf]

const text = () => wordsOf(importSummary)

/** What may follow: a key, a value, or what is between them. */
type Expected = 'start' | 'first key' | 'key' | 'colon' | 'value' | 'first value' | 'next' | 'end'
type Level = { isList: boolean; count: number; key: string }

export type ExportScanner = {
  /** Returns the rows that the bytes complete. Throws a Refusal with one sentence. */
  read(bytes: Uint8Array): ExportRow[]
  /** Throws a Refusal unless the export is whole. Returns the names of its other lists. */
  end(): { others: string[]; found: ReadonlySet<Section> }
}

export function openExportScanner(): ExportScanner {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  /** The export and the list that is being read. */
  const levels: Level[] = []
  const others = new Set<string>()
  const found = new Set<Section>()
  let expected: Expected = 'start'
  let position = 0
  let rows: ExportRow[] = []
  /** A text or value that has begun; `parts` are its bytes of earlier reads. */
  let open: { kind: 'key' | 'value'; isSkipped: boolean; parts: Uint8Array[]; length: number } | undefined
  let depth = 0
  let isInText = false
  let isEscaped = false
  let isLiteral = false

  return {
    read(bytes) {
      rows = []
      let at = 0
      while (at < bytes.length) at = open ? goOn(bytes, at) : step(bytes, at)
      position += bytes.length
      return rows
    },
    end() {
      if (expected === 'start' && !open) throw new Refusal(text().empty)
      if (expected !== 'end') throw new Refusal(text().cutOff)
      return { others: [...others], found }
    },
  }

  function step(bytes: Uint8Array, at: number): number {
    const byte = bytes[at]!
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return at + 1
    if (expected === 'start') {
      if (MARK.includes(byte) && position + at === MARK.indexOf(byte)) return at + 1
      if (position + at === 0) refuseOtherFormat(bytes)
      if (byte !== OPEN_OBJECT) throw byte === OPEN_LIST || isValueStart(byte) ? noObject() : noJson(at)
      levels.push({ isList: false, count: 0, key: '' })
      expected = 'first key'
      return at + 1
    }
    const level = levels.at(-1)
    if (!level) throw noJson(at)
    if (expected === 'first key' || expected === 'key') {
      if (byte === QUOTE) return begin('key', false, bytes, at)
      if (byte === CLOSE_OBJECT && expected === 'first key') return close(at)
    } else if (expected === 'colon') {
      if (byte !== COLON) throw noJson(at)
      expected = 'value'
      return at + 1
    } else if (expected === 'next') {
      if (byte === COMMA) {
        expected = level.isList ? 'value' : 'key'
        return at + 1
      }
      if (byte === (level.isList ? CLOSE_LIST : CLOSE_OBJECT)) return close(at)
    } else if (expected === 'value' || expected === 'first value') {
      if (byte === CLOSE_LIST && expected === 'first value') return close(at)
      return beginValue(level, bytes, at)
    }
    throw noJson(at)
  }

  function beginValue(level: Level, bytes: Uint8Array, at: number): number {
    const byte = bytes[at]!
    if (!isValueStart(byte)) throw noJson(at)
    const section = sections.find((each) => each === levels[0]?.key)
    if (levels.length === 1 && section && (byte === OPEN_OBJECT || byte === OPEN_LIST)) {
      found.add(section)
      levels.push({ isList: byte === OPEN_LIST, count: 0, key: '' })
      expected = byte === OPEN_LIST ? 'first value' : 'first key'
      return at + 1
    }
    if (levels.length === 1 && !section) others.add(level.key)
    return begin('value', levels.length === 1 && !section, bytes, at)
  }

  function begin(kind: 'key' | 'value', isSkipped: boolean, bytes: Uint8Array, at: number): number {
    const byte = bytes[at]!
    open = { kind, isSkipped, parts: [], length: 0 }
    depth = byte === OPEN_OBJECT || byte === OPEN_LIST ? 1 : 0
    isInText = byte === QUOTE
    isEscaped = false
    isLiteral = depth === 0 && !isInText
    return goOn(bytes, at, at + 1)
  }

  /** Looks for the end of what is open; `start` is where its bytes begin. */
  function goOn(bytes: Uint8Array, start: number, from = start): number {
    const { length } = bytes
    let at = from
    for (; at < length; at += 1) {
      const byte = bytes[at]!
      if (isInText) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) {
          isInText = false
          if (depth === 0) return finish(bytes, start, at + 1)
        }
      } else if (isLiteral) {
        if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte <= 0x20)
          return finish(bytes, start, at)
      } else if (byte === QUOTE) isInText = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        depth += 1
        if (depth > DEEPEST) throw new Refusal(text().tooDeep({ most: DEEPEST, place: where() }))
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        depth -= 1
        if (depth === 0) return finish(bytes, start, at + 1)
      }
    }
    keep(bytes.subarray(start, at))
    return at
  }

  function keep(part: Uint8Array) {
    if (!open || open.isSkipped) return
    open.length += part.length
    if (open.length > LARGEST_ROW_BYTES) throw new Refusal(text().rowTooLarge({ place: where() }))
    // The caller reads into the same buffer again.
    open.parts.push(Uint8Array.from(part))
  }

  function finish(bytes: Uint8Array, start: number, until: number): number {
    const { kind, isSkipped, parts } = open!
    const last = bytes.subarray(start, until)
    const whole = isSkipped || parts.length === 0 ? last : Buffer.concat([...parts, last])
    open = undefined
    const level = levels.at(-1)!
    if (kind === 'key') {
      level.key = String(parse(whole))
      expected = 'colon'
      return until
    }
    expected = 'next'
    if (!isSkipped) takeRow(level, parse(whole))
    return until
  }

  function takeRow(level: Level, value: unknown) {
    const section = sections.find((each) => each === levels[0]?.key)
    if (levels.length === 1) {
      if (value !== null) throw new Refusal(text().notAList({ section: section ?? '' }))
      if (section) found.add(section)
      return
    }
    const key = level.isList ? String(level.count) : level.key
    level.count += 1
    // Such a database exports a list with null for the entries that it lacks.
    if (section && value !== null) rows.push({ section, key, value })
  }

  function parse(bytes: Uint8Array): unknown {
    let json: string
    try {
      json = decoder.decode(bytes)
    } catch {
      throw new Refusal(text().notUtf8({ place: where() }))
    }
    try {
      return JSON.parse(json)
    } catch {
      throw new Refusal(text().notJsonIn({ place: where() }))
    }
  }

  function close(at: number): number {
    levels.pop()
    expected = levels.length === 0 ? 'end' : 'next'
    return at + 1
  }

  function where(): string {
    const path = levels.map(({ isList, count, key }) => (isList ? String(count) : key)).filter((key) => key !== '')
    return path.length === 0 ? text().beginning : path.join('/').slice(0, 120)
  }

  function noJson(at: number): Refusal {
    const place = { byte: position + at + 1 }
    return new Refusal(expected === 'end' ? text().goesOn(place) : text().notJson(place))
  }
}

function isValueStart(byte: number): boolean {
  return byte === QUOTE || byte === OPEN_OBJECT || byte === OPEN_LIST || /[-\dtfn]/.test(String.fromCharCode(byte))
}

/** By its first two bytes. */
function refuseOtherFormat([first, second]: Uint8Array) {
  const [isGzip, isZip] = [first === 0x1f && second === 0x8b, first === 0x50 && second === 0x4b]
  if (isGzip || isZip) throw new Refusal(text().compressed({ format: isGzip ? 'gzip' : 'ZIP' }))
  if ([first, second].some((byte) => byte === 0xff || byte === 0xfe || byte === 0)) throw new Refusal(text().utf16)
}

function noObject(): Refusal {
  return new Refusal(text().notAnObject)
}
