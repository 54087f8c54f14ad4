// Reads a new password: twice and hidden at a terminal, or from piped input.
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream }
export type Typed = { newPassword: string; confirmPassword: string }

/** Undefined when cancelled by Ctrl+C or an end of input before a line. */
export async function askPassword({ input, output }: Terminal): Promise<Typed | undefined> {
  if (!input.isTTY) {
    const line = await lineOf(createInterface({ input }))
    const piped = line?.replace(/^\uFEFF/, '')
    return piped === undefined ? undefined : { newPassword: piped, confirmPassword: piped }
  }
  const newPassword = await askUnseen({ input, output }, 'New password (it is not shown): ')
  if (newPassword === undefined) return undefined
  const confirmPassword = await askUnseen({ input, output }, 'The same again: ')
  return confirmPassword === undefined ? undefined : { newPassword, confirmPassword }
}

async function askUnseen({ input, output }: Terminal, question: string): Promise<string | undefined> {
  output.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const typed = await lineOf(createInterface({ input, output: unseen, terminal: true }))
  output.write('\n')
  return typed
}

async function lineOf(lines: Interface): Promise<string | undefined> {
  lines.once('SIGINT', () => lines.close())
  const line = once(lines, 'line').then(([text]) => String(text))
  const end = once(lines, 'close').then(() => undefined)
  const first = await Promise.race([line, end])
  lines.close()
  return first
}
