// A copy of the project with an install's packages, for tests that break or change it.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { type Scope, cleanup } from '../cleanup.ts'
import { testSettings } from '../settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const COPIED = [
  'bin',
  'domain',
  'papers',
  'server',
  'web',
  'public',
  'build',
  'main.ts',
  'run-shop.ts',
  'shop-process.ts',
  'package.json',
  'package-lock.json',
]
const CONFIGS = ['tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
const INSTALLED = 'node_modules/.package-lock.json'

type Lock = { packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }> }

export type CopiedProject = {
  folder: string
  /** For programs there: an `npm` that installs nothing and records its calls. */
  env: Record<string, string>
  npmCalls(): string[]
  /** Makes a package look uninstalled. */
  forget(name: string): void
}

/** Whether it is outside of build/ or in the current build: earlier ones are large, and the compile cache changes. */
export function isCopied(path: string): boolean {
  const [, name = 'current'] = /^build\/(compiled|v-\w+)/.exec(relative(ROOT, path)) ?? []
  return name === 'current' || name === basename(realpathSync(join(ROOT, 'build/current')))
}

type Copied = { packages: 'production' | 'all'; also?: readonly string[] }

/** With `packages: 'production'`, as after `npm ci --omit=dev`. The packages are links into the project's own. */
export function copyProject(t: Scope, { packages, also = [] }: Copied): CopiedProject {
  const folder = mkdtempSync(join(tmpdir(), 'shop-project-'))
  cleanup(t, () => rmSync(folder, { recursive: true, force: true }))
  for (const name of [...COPIED, ...CONFIGS, ...also]) {
    // Relative links stay relative: the copy has its own current build.
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isCopied })
  }
  const installed = readLock(join(ROOT, 'package-lock.json'))
  for (const [path, { dev }] of Object.entries(installed.packages)) {
    const isHere = path !== '' && existsSync(join(ROOT, path)) && !(dev && packages === 'production')
    if (!isHere) delete installed.packages[path]
    else if (!path.slice(1).includes('/node_modules/')) link(join(ROOT, path), join(folder, path))
  }
  link(join(ROOT, 'node_modules/.bin'), join(folder, 'node_modules/.bin'))
  const writeInstalled = () => writeFileSync(join(folder, INSTALLED), JSON.stringify(installed))
  writeInstalled()

  const calls = join(folder, 'npm-calls')
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$*" >> ${calls}\nexit 1\n`)
  chmodSync(join(programs, 'npm'), 0o755)
  return {
    folder,
    env: { PATH: `${programs}:${testSettings.path}` },
    npmCalls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
    forget(name) {
      delete installed.packages[`node_modules/${name}`]
      writeInstalled()
    },
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

function readLock(path: string): Lock {
  return JSON.parse(readFileSync(path, 'utf8')) as Lock
}
