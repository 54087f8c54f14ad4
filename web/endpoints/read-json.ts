// Reads a JSON body, and stops reading when it is larger than it may be.
import type { LightRequest } from '#server/http/light-request.ts'

type Read = { json: unknown } | { message: string; status: 400 | 413 | 415 }

export async function readJson(request: LightRequest, largestBytes: number): Promise<Read> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return { message: 'The request must be JSON.', status: 415 }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > largestBytes) return { message: 'The request is too large.', status: 413 }
      chunks.push(chunk)
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    // Also when a phone has lost its line in the middle: nobody hears the answer, and nothing is wrong with the shop.
    return { message: 'The request could not be read as JSON.', status: 400 }
  }
}
