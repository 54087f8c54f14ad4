// Runs a task in a process of lower priority, so that no request waits behind it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

/**
 * Sends the task to a process of `mainFile` and resolves to its reply once it has exited. Rejects with its stderr if it
 * exits without one. Aborting `stopped` ends it.
 */
export async function runInBackground<Task, Outcome>(
  mainFile: URL,
  task: Task,
  stopped: AbortSignal,
): Promise<Outcome> {
  const child = fork(mainFile, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const stop = () => void child.kill()
  if (stopped.aborted) stop()
  else stopped.addEventListener('abort', stop, { once: true })
  child.unref()
  child.channel?.unref()
  const stderr = child.stderr ? text(child.stderr) : ''
  const outcome = once(child, 'message') as Promise<[Outcome]>
  const exited = once(child, 'exit')
  const failed = exited.then(async ([code]) => {
    throw new Error(`The process exited (${code}) without an outcome: ${await stderr}`)
  })
  // Only the first to settle matters.
  for (const each of [outcome, failed]) each.catch(() => {})
  await once(child, 'spawn')
  lowerPriority(child.pid)
  child.send(task as Parameters<typeof child.send>[0], () => {
    // It has exited already, which `failed` reports.
  })
  const [result] = await Promise.race([outcome, failed])
  await exited
  stopped.removeEventListener('abort', stop)
  return result
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already exited, which `exited` reports.
  }
}
