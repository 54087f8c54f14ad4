// Starts a program that ends with this process, even by `kill -9`.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'

type Options = {
  env: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
  stopSignal?: 'TERM' | 'INT'
  removeAfter?: string
}

export type SupervisedChild = {
  process: ChildProcess
  /** Stops the program. Returns its exit code, also when it has already exited. */
  stop(): Promise<number>
  /** Lets this process exit first; the program then ends too. */
  unref(): void
}

// The shell's standard input is a pipe that closes when we die, whatever the cause. Its own output is discarded, so
// that a closed pipe cannot stop it.
const KEEPER = `
  exec 3<&0 </dev/null
  "$@" 3<&- &
  program=$!
  exec >/dev/null 2>&1
  { read _ <&3; kill -s "$STOP_SIGNAL" "$program"; } &
  watch=$!
  exec 3<&-
  wait "$program"
  code=$?
  kill "$watch"
  [ -n "$REMOVE_AFTER" ] && rm -rf "$REMOVE_AFTER"
  exit "$code"
`

/** Pipes the program's output to `process.stdout` and `process.stderr`. */
export function startSupervised(command: string, args: string[], options: Options): SupervisedChild {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', command, ...args], {
    cwd: options.cwd,
    env: { ...options.env, STOP_SIGNAL: options.stopSignal ?? 'TERM', REMOVE_AFTER: options.removeAfter ?? '' },
    ...options.user,
    // Its own session, so that Ctrl+C in the terminal reaches the program only through us, once.
    detached: true,
    stdio: 'pipe',
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  return {
    process: child,
    unref() {
      child.unref()
      for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket).unref()
    },
    async stop() {
      child.ref()
      child.stdin.end()
      return (await exited)[0] ?? 1
    },
  }
}
