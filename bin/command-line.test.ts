import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { compileCache } from '#test/settings.ts'

const ROOT = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
/** The others pass their arguments to a tool with its own help. */
const ours = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^exec node bin\/run\.mjs (\S+\.ts)$/.exec(script)?.[1]
  return file ? [{ name, file }] : []
})
const rooms = globSync('lab/*/command.ts', { cwd: ROOT }).map((file) => ({
  name: `lab -- ${file.split('/')[1]}`,
  file,
}))

type Asked = { code: number | null; out: string; err: string }

/** One process for all commands, which end by `process.exit`: each of its own would load the same modules again. */
let asked: Promise<Map<string, Asked>> | undefined
async function ask(file: string, ...args: string[]): Promise<Asked> {
  asked ??= askAll([
    ...[...ours, ...rooms].flatMap((command) => [['--help'], ['--nonsense']].map((each) => [command.file, ...each])),
    ...numbers.map(([command, option]) => [command, option, 'many']),
    ...inLanguages.map((command) => [command, '--language', 'xx']),
  ])
  return (await asked).get([file, ...args].join(' ')) ?? run(file, ...args)
}

async function askAll(calls: string[][]) {
  const { code, out, err } = await run('test/processes/ask-commands.ts', JSON.stringify(calls))
  assert.deepEqual([code, err], [0, ''])
  return new Map(JSON.parse(out) as [string, Asked][])
}

async function run(file: string, ...args: string[]): Promise<Asked> {
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, env: { DATA_DIR: '/nowhere', ...compileCache } })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

const numbers = [
  ['lab/outage/command.ts', '--seconds'],
  ['lab/flood/command.ts', '--requests'],
  ['lab/trial/command.ts', '--runs'],
] as const

const inLanguages = ['bin/shots.ts', 'bin/test.ts']

test('every command is listed here', () => assert.ok(ours.length >= 12, ours.map(({ name }) => name).join(' ')))

for (const { name, file } of [...ours, ...rooms]) {
  test(`npm run ${name} -- --help prints its usage and does nothing; --nonsense is refused`, async () => {
    const [help, nonsense] = await Promise.all([ask(file, '--help'), ask(file, '--nonsense')])
    assert.deepEqual([help.code, help.err], [0, ''])
    const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    assert.ok(help.out.startsWith(call), help.out)
    assert.notEqual(nonsense.code, 0)
    assert.equal(nonsense.out, '')
    assert.match(nonsense.err, /^(Unknown option '--nonsense'\.|--nonsense is (nothing that|not an option))/)
  })
}

for (const [file, option] of numbers) {
  test(`${file} refuses ${option} without a number`, async () => {
    const { code, out, err } = await ask(file, option, 'many')
    assert.deepEqual([code, out], [1, ''])
    assert.ok(err.startsWith(`${option} needs a whole number from 1, not 'many'.`), err)
  })
}

for (const file of inLanguages) {
  test(`${file} refuses a language that the shop does not speak`, async () => {
    const { code, out, err } = await ask(file, '--language', 'xx')
    assert.deepEqual([code, out], [1, ''])
    assert.ok(err.startsWith("--language needs one of en, ta, not 'xx'."), err)
  })
}
