// Builds the browser's files and the server bundle when they are older than what they are made from.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'build/sources.json')
const SOURCES = [
  '{web,domain,public}/**/*.*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'bin/{build,precompress}.ts',
]

/** Builds if needed; gives what the build printed when it failed, and undefined when the build stands. */
export function build(say: (line: string) => void): string | undefined {
  const sources = sourceHashes()
  if (existsSync(STAMP) && isDeepStrictEqual(JSON.parse(readFileSync(STAMP, 'utf8')), sources)) return
  say('Building the shop …')
  const started = Date.now()
  rmSync(STAMP, { force: true })
  const writeEarlier = readEarlier(join(root, 'build'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) return `${stdout}${stderr}\nThe build failed.`
  precompress(join(root, 'build/client'))
  writeEarlier()
  writeFileSync(STAMP, JSON.stringify(sources, null, 1))
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
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
  const failure = build((line) => process.stdout.write(`${line}\n`))
  if (failure) process.stderr.write(`${failure}\n`)
  process.exitCode = failure ? 1 : 0
}
