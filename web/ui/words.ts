// The words of a screen, in the wording of the shop.
import { cloneElement, createContext, createElement, Fragment, type ReactElement, type ReactNode, use } from 'react'
import { type Catalogue, type Part, type Words, type Wording, wordsOf } from '#domain/words/catalogue.ts'

/** Set by the shell of public pages: a shop may take enquiries in place of orders. */
export const WordingContext = createContext<Wording | undefined>(undefined)

export function useWords<const C extends Catalogue>(catalogue: C): Words<C> {
  return wordsOf(catalogue, use(WordingContext))
}

/** Renders a sentence with marked words, each inside the element of its mark. */
export function sentence<Mark extends string>(
  parts: readonly Part<Mark>[],
  elements: Record<Mark, ReactElement>,
): ReactNode {
  const drawn = parts.map((part) =>
    typeof part === 'string' ? part : cloneElement(elements[part.mark], {}, part.text),
  )
  return createElement(Fragment, null, ...drawn)
}
