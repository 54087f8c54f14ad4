// The 503 response while the database is away or the disk is full.
import { isRouteErrorResponse } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { ui } from '#domain/words/en/ui.ts'

const RETRY_AFTER_SECONDS = 3

export function unavailableText(): string {
  return wordsOf(ui).unavailable
}

/** Orders read `message`, uploads `error.message`. */
export function unavailableAnswer(message: string): Response {
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' }
  return Response.json({ message, error: { message } }, { status: 503, headers })
}

/** React Router drops the headers of errors in pages and data. */
export function withRetryAfter(response: Response): Response {
  const { status, headers } = response
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return response
}

/** Returns undefined for any other error. */
export function unavailableMessage(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? unavailableText() : undefined
}
