// Runs a file of this project on the pinned Node, after installing missing packages: `node bin/run.mjs FILE ARGUMENTS…`, with Node's own options before FILE.
import { spawn } from 'node:child_process'
import { ensureInstalled, processSettings, nodePath } from './install.mjs'

const args = process.argv.slice(2)
await ensureInstalled(args.find((argument) => !argument.startsWith('-')))
const node = nodePath()
const env = { ...processSettings, ...process.env }

if (process.execve) {
  process.execve(node, [node, ...args], env)
} else {
  // Node 20 cannot exec, so it waits for the child and forwards signals; Ctrl+C reaches both anyway.
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}
