// Makes node_modules match package-lock.json, with only Node 20.19 and its npm, and finds the pinned Node.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 19]
const PINNED_MAJOR = 26
/** The others need packages that `npm ci --omit=dev` leaves out. */
const PRODUCTION_PROGRAMS = new Set([
  'bin/start.ts',
  'bin/admin.ts',
  'bin/move.ts',
  'bin/seed.ts',
  'bin/backup/backup.ts',
  'bin/backup/restore.ts',
])
const LOOK_MS = 500
const LOG_EVERY_MS = 5_000

/**
 * Does nothing (in a few milliseconds) when node_modules matches the lock file. An install without the development
 * packages stays without them.
 */
export async function ensureInstalled(program) {
  refuseOldNode()
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  const isProductionOnly = !isEmpty(present) && !Object.keys(present).some((path) => wanted[path]?.dev)
  if (isProductionOnly && !PRODUCTION_PROGRAMS.has(program)) {
    stop(
      `${program} needs the development packages, and they were left out of this install: run npm ci, then this again.`,
    )
  }
  const needed = Object.entries(wanted).filter(([path, { dev }]) => path !== '' && !(dev && isProductionOnly))
  if (needed.every(([path, entry]) => isPresent(entry, present[path]))) return
  const paths = needed.filter(([, { optional }]) => !optional).map(([path]) => path)
  await install(isProductionOnly ? '--omit=dev' : '--include=dev', paths)
}

async function install(which, paths) {
  const started = Date.now()
  const stopCounting = countInstalled(paths)
  const npm = spawn('npm', ['ci', which, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(npm, 'exit').catch(() => [1])
  stopCounting()
  if (status !== 0)
    stop('The packages could not be installed: `npm ci` failed (see above). Is the npm registry in reach?')
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** In one line at a terminal, every five seconds elsewhere. */
function countInstalled(paths) {
  const isTerminal = process.stdout.isTTY
  const line = () => {
    const done = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
    return `Installing the packages of package-lock.json: ${done} of ${paths.length}`
  }
  const report = () => (isTerminal ? process.stdout.write(`\r\u001B[K${line()}`) : say(line()))
  if (isTerminal) report()
  else say(`Installing the ${paths.length} packages of package-lock.json …`)
  const timer = setInterval(report, isTerminal ? LOOK_MS : LOG_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\n')
  }
}

/** Variables that Node and the C library read at a process's start. The environment overrides them. */
export const processSettings = {
  // By default each thread has its own arena, and a burst of uploads leaves the shop hundreds of megabytes larger.
  MALLOC_ARENA_MAX: '2',
  // By default it grows to 32 MB with freed blocks, and smaller blocks are seldom returned.
  MALLOC_MMAP_THRESHOLD_: '262144',
  // A later start neither compiles nor loads the stripper of types, which would keep 15 MB for good.
  NODE_COMPILE_CACHE: join(root, 'build/compiled'),
}

/** The pinned Node, or the running one on a platform without a package. */
export function nodePath() {
  // Not by the link in node_modules/.bin: Debian's npm 9 installs the package without it.
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) return process.execPath
  return stop(
    `There is no packaged Node ${PINNED_MAJOR} for ${process.platform} ${process.arch}: install Node ${PINNED_MAJOR} and run this again.`,
  )
}

function isPresent(entry, present) {
  return present ? present.version === entry.version : entry.optional && !isForThisMachine(entry)
}

// A package for one kind of machine declares it; other optional packages may be missing.
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

// node_modules/.package-lock.json is the tree really installed, written last: an interrupted install has none.
function packagesOf(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function isEmpty(packages) {
  return Object.keys(packages).length === 0
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  stop(`This needs Node ${OLDEST_NODE.join('.')} or newer to start from; this is Node ${process.versions.node}.`)
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
