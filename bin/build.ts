// Builds the browser's files, the pages' bundle and the shop's program when a source has changed since the last build.
import { spawn } from 'node:child_process'
import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readCommandLine } from './command-line.ts'
import { writeSavedFiles } from './compile/saved-files.ts'
import { precompress } from './compile/precompress.ts'
import { STAMP, switchTo } from './compile/switch.ts'
import { type Language, languages } from '../domain/language.ts'

const root = join(import.meta.dirname, '..')
/** Each build has a folder in it; `current` is a link to the one in use. */
const BUILD = join(root, 'build')
const PROGRAM = 'shop'
/** Named in vite.config.ts as well. */
const LICENCES = 'licences.txt'
const SOURCES = [
  'server',
  'web',
  'papers',
  'domain',
  'public',
  'bin/compile',
  'bin/build.ts',
  'run-shop.ts',
  'shop-process.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
/** Without tests, and the data that the server reads as they are. */
const isSource = (path: string) =>
  (path.startsWith('server/') ? /(?<!\.test)\.(ts|sql)$/ : /^(?!.*\.test\.).*\.\w+$/).test(path)
const isOfProgram = (path: string) => /^(server\/|run-shop|shop-process|package\.json)/.test(path)

const COMPILER = 'node_modules/@react-router/dev/bin.cjs'
const NO_COMPILER =
  'and this install has no development packages to build it with. Run npm ci and npm run build, ' +
  'or build the same version on another machine and copy its build folder here.'

/**
 * Returns undefined when the build is current, otherwise what went wrong. A new build is compiled in its own folder and
 * takes effect in one step, so it can run beside an open shop.
 */
export async function build(say: (line: string) => void): Promise<string | undefined> {
  const sources = sourceHashes()
  const built = readBuiltSources()
  if (built && isDeepStrictEqual(built, sources)) return undefined
  if (!existsSync(join(root, COMPILER))) return refusalWithoutCompiler(built, sources)
  say('Building the shop …')
  const started = Date.now()
  const folder = join(BUILD, `v-${randomUUID().slice(0, 8)}`)
  mkdirSync(folder, { recursive: true })
  const isWebBuilt = built && isDeepStrictEqual(ofWeb(built), ofWeb(sources))
  const failure = (isWebBuilt ? copyWeb(folder) : await buildWeb(folder, say)) ?? (await buildProgram(folder, say))
  if (failure) {
    rmSync(folder, { recursive: true, force: true })
    return `${failure}\nThe build failed.`
  }
  writeFileSync(join(folder, STAMP), JSON.stringify(sources, null, 1))
  switchTo(folder)
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return undefined
}

async function buildWeb(folder: string, say: (line: string) => void): Promise<string | undefined> {
  // The other languages have scripts of their own, and share styles, pictures and fonts.
  const others = languages.filter((language) => language !== 'en')
  const failures = await Promise.all([
    compile(folder, 'en', say),
    ...others.map((language) => compile(join(folder, language), language)),
  ])
  const failure = failures.find((each) => each !== undefined)
  if (failure) return failure
  for (const each of [folder, ...others.map((language) => join(folder, language))]) writeSavedFiles(each)
  for (const language of others) addLanguage(folder, language)
  const { buildWorkers } = await import('./compile/workers.ts')
  await buildWorkers(join(folder, 'client'), LICENCES)
  say('  compressing')
  addFontLicences(join(folder, 'client'))
  precompress(join(folder, 'client'))
  return undefined
}

function ofWeb(sources: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(sources).filter(([file]) => !isOfProgram(file)))
}

function copyWeb(folder: string): undefined {
  const current = realpathSync(join(BUILD, 'current'))
  const others = [join(current, STAMP), join(current, PROGRAM)]
  cpSync(current, folder, { recursive: true, filter: (path) => !others.includes(path) })
}

async function buildProgram(folder: string, say: (line: string) => void): Promise<string | undefined> {
  say('  the shop’s program')
  // Vite is not there in an install that only runs the shop.
  const { buildShop } = await import('./compile/shop.ts')
  try {
    await buildShop(join(folder, PROGRAM))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function readBuiltSources(): Record<string, string> | undefined {
  const file = join(BUILD, 'current', STAMP)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Adds the files of a build of another language: its scripts, and their list for the server. */
function addLanguage(folder: string, language: Language): void {
  const built = join(folder, language)
  for (const name of readdirSync(join(built, 'client/assets'))) {
    const file = join(folder, 'client/assets', name)
    if (!existsSync(file)) renameSync(join(built, 'client/assets', name), file)
  }
  renameSync(join(built, 'server/index.js'), join(folder, `server/${language}.js`))
  rmSync(built, { recursive: true })
}

/** Vite writes the licences of the bundled packages; those of the fonts are added. */
function addFontLicences(client: string): void {
  for (const file of globSync('{web,papers}/**/OFL.txt', { cwd: root })) {
    appendFileSync(join(client, LICENCES), `\n---\n\n## Fonts\n\n${readFileSync(join(root, file), 'utf8')}`)
  }
}

/** A production install may lack some sources, but its own must match the build. */
function refusalWithoutCompiler(built: Record<string, string> | undefined, sources: Record<string, string>) {
  if (!built) return `The shop is not built yet, ${NO_COMPILER}`
  const other = Object.keys(sources).find((file) => built[file] !== sources[file])
  return other === undefined ? undefined : `The build is not of this version (${other} differs), ${NO_COMPILER}`
}

/** Reports each half. Returns undefined, or the output of a failed compiler. */
async function compile(
  folder: string,
  language: Language,
  say: (line: string) => void = () => {},
): Promise<string | undefined> {
  const env = { ...process.env, BUILD_FOLDER: relative(root, folder), BUILD_LANGUAGE: language }
  mkdirSync(folder, { recursive: true })
  const compiler = spawn(process.execPath, [COMPILER, 'build'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
  ['ssr', 'the pages, as the server renders them'],
])

function sourceHashes(): Record<string, string> {
  const files = SOURCES.flatMap(filesIn).filter(isSource).toSorted()
  return Object.fromEntries(files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))]))
}

/** Every start lists them: a search by pattern would take ten times as long. */
function filesIn(path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(join(root, path), { recursive: true }).map((name) => join(path, String(name)))
}

if (import.meta.main) {
  readCommandLine(`npm run build

Builds the browser's files, the pages and the shop's program into build/, if a
source has changed. An open shop uses its previous build until it restarts.`)
  const failure = await build((line) => process.stdout.write(`${line}\n`))
  if (failure) process.stderr.write(`${failure}\n`)
  process.exitCode = failure ? 1 : 0
}
