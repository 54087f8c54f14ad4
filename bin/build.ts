// Builds the browser's files and the server bundle when they are older than what they are made from.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readCommandLine } from './command-line.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'build/sources.json')
const SOURCES = [
  '{web,papers,domain,public}/**/*.*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'bin/{build,precompress}.ts',
]

const COMPILER = 'node_modules/@react-router/dev/bin.cjs'
const NO_COMPILER =
  'and this install has no development packages to build it with. Run npm ci and npm run build, ' +
  'or build the same version on another machine and copy its build folder here.'

/** Builds if needed; resolves with what went wrong, and with undefined when the build stands. */
export async function build(say: (line: string) => void): Promise<string | undefined> {
  const sources = sourceHashes()
  const built: Record<string, string> | undefined = existsSync(STAMP)
    ? JSON.parse(readFileSync(STAMP, 'utf8'))
    : undefined
  if (built && isDeepStrictEqual(built, sources)) return undefined
  if (!existsSync(join(root, COMPILER))) return refusalWithoutCompiler(built, sources)
  say('Building the shop …')
  const started = Date.now()
  rmSync(STAMP, { force: true })
  const writeEarlier = readEarlier(join(root, 'build'))
  const failure = await compile(say)
  if (failure) return `${failure}\nThe build failed.`
  say('  compressing')
  precompress(join(root, 'build/client'))
  writeEarlier()
  writeFileSync(STAMP, JSON.stringify(sources, null, 1))
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return undefined
}

/**
 * Reads the assets of the build in `folder` before the next one removes them, and gives the function that writes them
 * beside it: pages that are open during an update go on with their own scripts.
 */
export function readEarlier(folder: string): () => void {
  const assets = join(folder, 'client/assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  const files = names.map((name) => ({ name, bytes: readFileSync(join(assets, name)) }))
  return () => {
    const earlier = join(folder, 'earlier/assets')
    rmSync(earlier, { recursive: true, force: true })
    mkdirSync(earlier, { recursive: true })
    for (const { name, bytes } of files) {
      if (!existsSync(join(assets, name))) writeFileSync(join(earlier, name), bytes)
    }
  }
}

/** A production install may come without some sources, but none of those it has may be other than what was built. */
function refusalWithoutCompiler(built: Record<string, string> | undefined, sources: Record<string, string>) {
  if (!built) return `The shop is not built yet, ${NO_COMPILER}`
  const other = Object.keys(sources).find((file) => built[file] !== sources[file])
  return other === undefined ? undefined : `The build is not of this version (${other} differs), ${NO_COMPILER}`
}

/** Tells which half is being made, and resolves with all that the compiler printed when it failed. */
async function compile(say: (line: string) => void): Promise<string | undefined> {
  const compiler = spawn(process.execPath, [COMPILER, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  const print = (chunk: Buffer) => {
    const text = chunk.toString()
    printed.push(text)
    for (const [, half] of text.matchAll(/building (client|ssr) environment/g)) say(`  ${HALVES.get(half ?? '')}`)
  }
  compiler.stdout.on('data', print)
  compiler.stderr.on('data', print)
  const [status] = await once(compiler, 'close')
  return status === 0 ? undefined : printed.join('')
}

const HALVES = new Map([
  ['client', "the browser's files"],
  ['ssr', "the server's bundle"],
])

function sourceHashes(): Record<string, string> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] })).toSorted()
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  )
}

if (import.meta.main) {
  readCommandLine(`npm run build

Builds the browser's files and the server's bundle into build/, if they are older than their sources.`)
  const failure = await build((line) => process.stdout.write(`${line}\n`))
  if (failure) process.stderr.write(`${failure}\n`)
  process.exitCode = failure ? 1 : 0
}
