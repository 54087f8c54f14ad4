// A disk that fails on demand: the control file has an error code and the number of the failing call.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import fileSystem from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'

/** Instead of a number: SQLite itself refuses to grow the database. */
const FULL = 'full'
const MOST_PAGES = 4_294_967_294

const file = new URL(import.meta.url).searchParams.get('of') ?? ''
let calls = { of: '', made: 0 }

/** Returns the error code if this call must fail, and then removes the file. */
function codeOfFailure(): string | undefined {
  if (!existsSync(file)) return undefined
  const asked = readFileSync(file, 'utf8')
  const [code = '', nth] = asked.split(' ')
  if (nth === FULL) return undefined
  if (calls.of !== asked) calls = { of: asked, made: 0 }
  calls.made += 1
  if (calls.made !== Number(nth)) return undefined
  rmSync(file)
  calls = { of: '', made: 0 }
  return code
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  if (sql.startsWith('begin')) {
    const isFull = existsSync(file) && readFileSync(file, 'utf8').endsWith(FULL)
    // SQLite never goes below the current size.
    exec.call(this, `pragma max_page_count = ${isFull ? 1 : MOST_PAGES}`)
  }
  exec.call(this, sql)
}

const handle = await fileSystem.open(import.meta.filename)
const methods = Object.getPrototypeOf(handle) as object
await handle.close()
failIn(methods, ['write', 'writeFile', 'sync'])
failIn(fileSystem, ['writeFile', 'rename', 'open', 'utimes'])
syncBuiltinESMExports()

function failIn(target: object, names: readonly string[]) {
  for (const name of names) {
    const original = Reflect.get(target, name) as (...values: unknown[]) => Promise<unknown>
    Reflect.set(target, name, async function (this: unknown, ...values: unknown[]) {
      const code = codeOfFailure()
      if (code === undefined) return original.apply(this, values)
      // The disk has taken a part of the bytes, or only the file's name.
      if (name.startsWith('write')) await original.apply(this, firstPart(values))
      throw Object.assign(new Error(`${code}: the disk fails on purpose`), { code })
    })
  }
}

/** With half the bytes, for `write(bytes, 0, length, position)`, `writeFile(bytes)` or `writeFile(path, text)`. */
function firstPart([first, second, length, ...others]: unknown[]): unknown[] {
  if (typeof length === 'number') return [first, second, Math.floor(length / 2), ...others]
  return first instanceof Uint8Array ? [first.subarray(0, first.length / 2)] : [first, '']
}
