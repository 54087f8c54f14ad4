// Makes node_modules what package-lock.json says, on nothing but Node 20.20 and its npm, and tells where the pinned Node is.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 20]
const PINNED_MAJOR = 26

/** Installs what is missing; does nothing (in a few milliseconds) when node_modules already matches the lock file. */
export function ensureInstalled() {
  refuseOldNode()
  if (isInstalled()) return
  say('Installing the packages of package-lock.json …')
  const started = Date.now()
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (npm.status !== 0)
    stop('The packages could not be installed: `npm ci` failed (see above). Is the npm registry in reach?')
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** The path of the Node that everything runs on: the pinned package, or the running one where there is no package for this platform. */
export function nodePath() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) return process.execPath
  return stop(
    `There is no packaged Node ${PINNED_MAJOR} for ${process.platform} ${process.arch}: install Node ${PINNED_MAJOR} and run this again.`,
  )
}

// npm keeps the tree it really laid down in node_modules/.package-lock.json, written last: a broken-off install has none.
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (present[path] ? present[path].version === entry.version : entry.optional && !isForThisMachine(entry)),
  )
}

// A package for one kind of machine says so; whatever else is optional may be missing.
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

function packagesOf(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
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
