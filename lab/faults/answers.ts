/** Longer than any answer may take: beyond it the shop hangs. */
export const LONGEST_ANSWER_MS = 30_000

export type Answer = { status: number; retryAfter: boolean; body: string } | 'no answer' | 'hangs'

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
