// Finds numbers of issues and findings: a reader cannot look them up.
import type { SourceFiles } from './source-files.ts'

const TITLE = /\b(?:test|suite|stage|onEach\w+)\(\s*(['"`])(.*?)\1/g
/** Two numbers with a dot that are no version, price or measure. */
const ISSUE = String.raw`(?<![\d.,₹])[1-9]\d\.\d{1,2}(?![.,]?\d)(?! ?(?:%|kg|mm|cm|px|ms|am|pm|kB|MB)\b)`
/** A capital and a number, unlike an encoding or a paper size. */
const FINDING = String.raw`(?<![\w-])(?:[A-Z]-[1-9]\d?|P\d-\d+|F[1-9]\d?)(?![\w-])|\([A-Z] [1-9]\d?\)|\b(?:[Ii]ssue|[Ff]inding) #?\d`
const IN_TITLE = new RegExp(`^\\(?(?:${ISSUE}|[A-Z] [1-9]\\d? )|${FINDING}`)
/** A comment may quote a price or a weight: an issue is at its start or in brackets. */
const IN_COMMENT = new RegExp(`^[\\s*]*${ISSUE}|[(,] ?${ISSUE}\\)|${FINDING}`)
const IN_DOCUMENT = new RegExp(`\\(${ISSUE}\\)|${FINDING}`)
/** The promises in docs/trust.md have names of this form; the changelog names released versions. */
const MAY_NUMBER = ['docs/trust.md', 'CHANGELOG.md']

export function numbersTitle(source: string): boolean {
  return source.matchAll(TITLE).some(([, , title = '']) => IN_TITLE.test(title))
}

export function numbersComment(comment: string): boolean {
  return IN_COMMENT.test(comment)
}

export function numberFaults(files: SourceFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (MAY_NUMBER.includes(path)) return []
    return text.split('\n').flatMap((line, at) => (IN_DOCUMENT.test(line) ? `${path}:${at + 1} has a number` : []))
  })
}
