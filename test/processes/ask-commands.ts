// Runs commands in this process and prints their output.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Thrown in place of `process.exit`. */
class Ended extends Error {
  readonly code: number
  constructor(code: number) {
    super(`ended with ${code}`)
    this.code = code
  }
}

const root = process.cwd()
const write = process.stdout.write.bind(process.stdout)
const said = { out: '', err: '' }
process.stdout.write = (text) => {
  said.out += String(text)
  return true
}
process.stderr.write = (text) => {
  said.err += String(text)
  return true
}
process.exit = (code) => {
  throw new Ended(Number(code ?? 0))
}

const answers: [string, { code: number; out: string; err: string }][] = []
for (const [at, [file = '', ...args]] of (JSON.parse(process.argv[2] ?? '[]') as string[][]).entries()) {
  process.argv = [process.execPath, resolve(root, file), ...args]
  Object.assign(said, { out: '', err: '' })
  // A unique URL, because a module imported again does not run again.
  const ending = await import(`${pathToFileURL(resolve(root, file)).href}?${at}`).catch((error: unknown) => error)
  if (ending instanceof Ended) answers.push([[file, ...args].join(' '), { code: ending.code, ...said }])
  process.chdir(root)
}
process.exitCode = 0
write(JSON.stringify(answers))
