// Sends an upload exactly as given: also one that announces more than it sends, or breaks off.
import { type IncomingHttpHeaders, request as openRequest } from 'node:http'

/** `status` is undefined when the connection ended without an answer. */
export type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

const LONGEST_ANSWER_MS = 30_000

/** Adds the session's cookie to the request's headers. */
export async function sendRaw(to: URL, { method, headers, body }: Request, cookie: string): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const sent = openRequest(to, {
    method,
    headers: { ...Object.fromEntries(headers), Cookie: cookie, Origin: to.origin },
  })
  const timer = setTimeout(() => sent.destroy(), LONGEST_ANSWER_MS)
  const unanswered: RawAnswer = { status: undefined, headers: {}, body: '' }
  let isAnswered = false
  sent.on('error', () => !isAnswered && resolve(unanswered))
  sent.on('close', () => !isAnswered && resolve(unanswered))
  sent.on('response', async (answer) => {
    isAnswered = true
    const text = await answer
      .setEncoding('utf8')
      .toArray()
      .catch(() => [])
    resolve({ status: answer.statusCode, headers: answer.headers, body: text.join('') })
    sent.destroy()
  })
  void write(sent, body)
  const answered = await promise
  clearTimeout(timer)
  return answered
}

async function write(sent: ReturnType<typeof openRequest>, body: Request['body']): Promise<void> {
  try {
    for await (const chunk of body ?? []) {
      if (sent.destroyed) return
      if (!sent.write(chunk)) await new Promise((free) => sent.once('drain', free).once('close', free))
    }
    sent.end()
  } catch {
    // The test's body breaks off: so does the connection.
    sent.destroy()
  }
}
