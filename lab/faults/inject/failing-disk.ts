// A disk that fails when a file says so: loaded into a shop by `environmentOf`. The file has an error code and the number of the call that fails.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import fileSystem from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'

/** In place of a number: the database may not grow, as on a full disk; SQLite itself finds it so. */
const FULL = 'full'
const MOST_PAGES = 4_294_967_294

const file = new URL(import.meta.url).searchParams.get('of') ?? ''
let calls = { of: '', made: 0 }

/** Returns the code of the error with which this call must fail; the file is removed then. */
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
    // SQLite takes what it has already for the least.
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
      // The disk has taken a part of it, or only the name of the file.
      if (name.startsWith('write')) await original.apply(this, firstPart(values))
      throw Object.assign(new Error(`${code}: the disk fails on purpose`), { code })
    })
  }
}

/** Of the arguments of `write(bytes, 0, length, position)`, of `writeFile(bytes)`, or of `writeFile(path, text)`. */
function firstPart([first, second, length, ...others]: unknown[]): unknown[] {
  if (typeof length === 'number') return [first, second, Math.floor(length / 2), ...others]
  return first instanceof Uint8Array ? [first.subarray(0, first.length / 2)] : [first, '']
}
