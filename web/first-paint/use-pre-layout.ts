// The part of a page that is to be laid out before it comes into sight.
import { type RefObject, useEffect } from 'react'
import { preLayout } from './pre-layout.ts'

/** The element stands in one with `content-visibility: auto`. */
export function usePreLayout(inside: RefObject<Element | null>) {
  useEffect(() => (inside.current ? preLayout(inside.current) : undefined), [inside])
}
