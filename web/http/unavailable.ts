// The response while the database is away or the disk is full: 503, Retry-After and one true sentence.
import { isRouteErrorResponse } from 'react-router'

export const ORDER_UNAVAILABLE = 'We cannot take your order at this moment. Please try again in a few seconds.'
export const UNAVAILABLE = 'The shop cannot answer at this moment. Please try again in a few seconds.'

const RETRY_AFTER_SECONDS = 3

/** In the shapes of orders, `message`, and of uploads, `error.message`. */
export function unavailableAnswer(message: string): Response {
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' }
  return Response.json({ message, error: { message } }, { status: 503, headers })
}

/** A page or its data is drawn by React Router, which passes no headers of an error on. */
export function withRetryAfter(response: Response): Response {
  const { status, headers } = response
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return response
}

/** Returns the sentence of an error that was answered so; undefined for every other one. */
export function unavailableMessage(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? UNAVAILABLE : undefined
}
