// `npm run dev`: hot reload of the screens; Node restarts the server when its code changes.
import { join } from 'node:path'
import { readCommandLine } from './command-line.ts'

const ROOT = join(import.meta.dirname, '..')
/** Loaded without Vite, which itself watches web/ and its configuration. */
const WATCHED = [
  'server',
  'papers',
  'domain',
  'bin/dev',
  'web/http/live-access.ts',
  'web/http/security-headers.ts',
  'web/http/session-cookie.ts',
]

readCommandLine(`npm run dev

Opens the shop with hot reload. A change in web/ appears at once. A change in
server/, papers/ or domain/ restarts the shop.
docs/owner.md lists the settings, which are environment variables.`)

const watching = WATCHED.map((path) => `--watch-path=${join(ROOT, path)}`)
const serve = join(import.meta.dirname, 'dev/serve.ts')
process.execve?.(process.execPath, [process.execPath, ...watching, '--watch-preserve-output', serve])
