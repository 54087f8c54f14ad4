// Shows a long task's progress: an overwritten line at a terminal, a line per tenth elsewhere.
import type { WriteStream } from 'node:tty'

export type Progress = {
  say(line: string): void
  /** 'Adding the demo catalogue: 50 of 231'. */
  step(task: string, done: number, total: number): void
}

export const silent: Progress = { say() {}, step() {} }

export function openProgress(out: Pick<WriteStream, 'write'> & { isTTY?: boolean }): Progress {
  return {
    say: (line) => void out.write(`${line}\n`),
    step(task, done, total) {
      const text = `${task}: ${done} of ${total}`
      if (out.isTTY) out.write(`\r\u001B[K${text}${done === total ? '\n' : ''}`)
      else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) out.write(`${text}\n`)
    },
  }
}
