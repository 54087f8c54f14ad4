import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import test from 'node:test'
import { usageFaults } from '#test/architecture/sentences.ts'
import { compileCache } from '#test/settings.ts'
import { type Answer, askCommands, type Call } from '#test/processes/ask-commands.ts'

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

/** One process for all commands: each of its own would load the same modules again. */
let asked: Promise<Map<string, Answer>> | undefined
async function ask(file: string, ...args: string[]): Promise<Answer> {
  asked ??= askAll([
    ...[...ours, ...rooms].flatMap((command) => ['--help', '--nonsense'].map((arg) => callOf(command.file, arg))),
    ...numbers.map(([command, option]) => callOf(command, option, 'many')),
    ...inLanguages.map((command) => callOf(command, '--language', 'xx')),
  ])
  const answer = (await asked).get([file, ...args].join(' '))
  // Some files are a command only as the program.
  return answer && answer.out + answer.err !== '' ? answer : run(file, ...args)
}

const callOf = (file: string, ...args: string[]): Call => ({ file, args })

async function askAll(calls: Call[]) {
  const answers = await askCommands(calls, { DATA_DIR: '/nowhere' })
  return new Map(calls.map(({ file, args }, at) => [[file, ...args].join(' '), answers[at]!]))
}

async function run(file: string, ...args: string[]): Promise<Answer> {
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, env: { DATA_DIR: '/nowhere', ...compileCache } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
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
    assert.deepEqual(usageFaults(help.out), [])
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
