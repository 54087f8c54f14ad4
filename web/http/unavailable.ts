// The 503 response while the database is away or the disk is full.
import { isRouteErrorResponse } from 'react-router'

export const ORDER_UNAVAILABLE = 'We cannot take your order at this moment. Please try again in a few seconds.'
export const UNAVAILABLE = 'The shop cannot answer at this moment. Please try again in a few seconds.'

const RETRY_AFTER_SECONDS = 3

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
  return isRouteErrorResponse(error) && error.status === 503 ? UNAVAILABLE : undefined
}
