// Drains an unneeded request body, so that the client gets the response.

/** Closing a connection with unread bytes resets it, and the client loses the response. */
export type DrainLimits = { bytes: number; ms: number }

/** The largest video as a form, and some more. A client with 4 Mbit/s sends that in four minutes. */
const usualLimits: DrainLimits = { bytes: 128 * 1024 * 1024, ms: 5 * 60_000 }

export type DrainedRequest = {
  request: Request
  drain(): void
}

/**
 * Returns the same request; cancelling its body drains it. Past the limits reading stops, and the server closes the
 * idle connection.
 */
export function withDrainedBody(request: Request, limits = usualLimits): DrainedRequest {
  if (!request.body) return { request, drain: () => undefined }
  const source = request.body.getReader()
  let isDraining = false

  async function readOn(): Promise<void> {
    if (isDraining) return
    isDraining = true
    const endsAt = performance.now() + limits.ms
    try {
      for (let bytes = 0; bytes <= limits.bytes && performance.now() < endsAt;) {
        const chunk = await source.read()
        if (chunk.done) return
        bytes += chunk.value.length
      }
    } catch {
      // The client disconnected.
    }
    // Not cancelled: Node would then read on. Unread, the client blocks, and the server closes its idle connection.
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await source.read()
        if (chunk.done) controller.close()
        else controller.enqueue(chunk.value)
      },
      cancel: () => void readOn(),
    },
    { highWaterMark: 0 },
  )
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  return { request: new Request(request, init), drain: () => void readOn() }
}
