// Runs a task in a process of lower priority, so that no request waits behind it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

/** `exited` resolves to the exit code and stderr; a killed process has no code. */
export type Started<Reply> = { reply: Reply; exited: Promise<{ code: number | null; stderr: string }> }

/** Resolves to its reply once it has exited. Rejects with its stderr if it exits without one. */
export async function runInBackground<Task, Outcome>(
  mainFile: URL,
  task: Task,
  stopped: AbortSignal,
): Promise<Outcome> {
  const { reply, exited } = await startInBackground<Task, Outcome>(mainFile, task, stopped)
  await exited
  return reply
}

/**
 * Sends the task to a process of `mainFile` and resolves to its first reply, after which it may go on. Rejects with its
 * stderr if it exits without one. Aborting `stopped` ends it.
 */
export async function startInBackground<Task, Reply>(
  mainFile: URL,
  task: Task,
  stopped: AbortSignal,
): Promise<Started<Reply>> {
  const child = fork(mainFile, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const stop = () => void child.kill()
  if (stopped.aborted) stop()
  else stopped.addEventListener('abort', stop, { once: true })
  child.unref()
  child.channel?.unref()
  const stderr = child.stderr ? text(child.stderr) : ''
  const replied = once(child, 'message') as Promise<[Reply]>
  const exited = (once(child, 'exit') as Promise<[number | null]>).then(async ([code]) => {
    stopped.removeEventListener('abort', stop)
    return { code, stderr: await stderr }
  })
  const failed = exited.then(({ code, stderr: said }) => {
    throw new Error(`The process exited (${code}) without an outcome: ${said}`)
  })
  // Only the first to settle matters.
  for (const each of [replied, failed]) each.catch(() => {})
  await once(child, 'spawn')
  lowerPriority(child.pid)
  child.send(task as Parameters<typeof child.send>[0], () => {
    // It has exited already, which `failed` reports.
  })
  const [reply] = await Promise.race([replied, failed])
  return { reply, exited }
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already exited, which `exited` reports.
  }
}
