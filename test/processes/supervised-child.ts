// Starts a program that cannot outlive us: when this process goes, even by `kill -9`, so does the program.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'

type Options = {
  env: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
  /** How the program is asked to stop; SIGTERM by default. */
  stopSignal?: 'TERM' | 'INT'
  /** A folder that goes when the program has gone. */
  removeAfter?: string
}

export type SupervisedChild = {
  process: ChildProcess
  /** Asks the program to stop and returns its exit code, or the code with which it has ended already. */
  stop(): Promise<number>
  /** Lets this process end without it; the program ends then as well. */
  unref(): void
}

// The shell's standard input is our end of a pipe: it closes when we close it and when we die, whatever the cause.
// Its own output goes nowhere: it must not stumble over a pipe that nobody reads any more.
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

/** Starts a program with its output on `process.stdout` and `process.stderr`. */
export function startSupervised(command: string, args: string[], options: Options): SupervisedChild {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', command, ...args], {
    cwd: options.cwd,
    env: { ...options.env, STOP_SIGNAL: options.stopSignal ?? 'TERM', REMOVE_AFTER: options.removeAfter ?? '' },
    ...options.user,
    // A session of its own, so that Ctrl+C in the terminal reaches the program through us and only once.
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
