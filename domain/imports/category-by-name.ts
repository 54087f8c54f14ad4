/** Finds the category that a product's name says, for lists without categories. */
import { withoutBrackets } from '../category/category.ts'
import { foldedWords } from '../search/spelling.ts'

type Candidate = { category: string; words: readonly string[]; rank: number }

/** 'Gift Box 21 items' is of Gift box, 'Chakkar Big' of Ground crackers (Chakkar); undefined if none or two fit alike. */
export function categoriesByName(categories: Iterable<string>): (name: string) => string | undefined {
  const candidates = [...new Set(categories)].flatMap(candidatesOf)
  return (name) => {
    const words = foldedWords(name)
    const fitting = candidates.filter((each) => each.words.every((word) => words.includes(word)))
    const [best, second] = fitting.toSorted((one, other) => other.rank - one.rank)
    const isOnly = second === undefined || second.category === best?.category || second.rank < best!.rank
    return isOnly ? best?.category : undefined
  }
}

/** More words say more, and a name says more than its brackets. */
function candidatesOf(category: string): Candidate[] {
  const outside = foldedWords(withoutBrackets(category))
  const inside = foldedWords(/\(([^()]*)\)/.exec(category)?.[1] ?? '')
  return [
    { category, words: outside, rank: outside.length * 2 + 1 },
    { category, words: inside, rank: inside.length * 2 },
  ].filter(({ words }) => words.length > 0)
}
