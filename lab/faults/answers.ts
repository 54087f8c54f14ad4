// What a shop answers to the driver, or that it does not.

/** Longer than any answer of the shop may take: what takes longer hangs. */
export const LONGEST_ANSWER_MS = 30_000

export type Answer = { status: number; retryAfter: boolean; body: string } | 'no answer' | 'hangs'

/** Submits a form as the admin, and returns what came back. */
export type Submit = (path: string, fields: Record<string, string>) => Promise<Answer>

/** Reads a page's data as the admin. */
export type Read = (path: string) => Promise<Answer>

export async function answerTo(url: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
  try {
    const response = await fetch(url, { ...request, signal })
    const body = await response.text()
    return { status: response.status, retryAfter: response.headers.has('Retry-After'), body }
  } catch {
    return signal.aborted ? 'hangs' : 'no answer'
  }
}

/** Returns what an answer in JSON says; nothing where it is none. */
export function saidIn(body: string): { orderId?: string; saleId?: string; isShort?: boolean } {
  try {
    return JSON.parse(body) as ReturnType<typeof saidIn>
  } catch {
    return {}
  }
}
