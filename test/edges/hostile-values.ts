// Values that a database column cannot store, for one place of a form or JSON body.

const LONG = 'ஓ'.repeat(5_000)
/** PostgreSQL stores no NUL, and neither database a lone surrogate. */
const NUL = 'a\0b'
const HALF_A_LETTER = '\ud800'
/** Beyond 32 bits, beyond exact JavaScript integers, negative, beyond 64 bits. */
const numbers = [2_147_483_648, 2 ** 53, -1, 1e300]
const shapes = [null, [], {}, [NUL], true, '', LONG]

export const hostileTexts = [NUL, '2147483648', '9007199254740993', '-1', '1e300', LONG]

/** A hostile value in one field of each copy. A text gets NUL and one other value, the next field the next. */
export function* hostileForms(form: Readonly<Record<string, unknown>>): Generator<Record<string, unknown>> {
  for (const [at, [name, value]] of Object.entries(form).entries()) {
    const [nul, ...others] = hostileTexts
    const hostile = typeof value === 'string' ? [nul, others[at % others.length]] : hostileJson(value)
    for (const each of hostile) yield { ...form, [name]: each }
  }
}

/** Copies of a JSON value with a hostile value in one place each; object keys are places too. */
export function* hostileJson(value: unknown, turn = { count: 0 }): Generator<unknown> {
  turn.count += 1
  yield shapes[turn.count % shapes.length]
  if (typeof value === 'string') yield* [NUL, HALF_A_LETTER]
  else if (typeof value === 'number') yield* numbers
  else if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    for (const [at, each] of list.entries()) for (const hostile of hostileJson(each, turn)) yield list.with(at, hostile)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      for (const hostile of hostileJson(each, turn)) yield { ...value, [name]: hostile }
    }
    const [first] = Object.values(value)
    for (const name of [NUL, HALF_A_LETTER]) yield { ...value, [name]: first }
  }
}
