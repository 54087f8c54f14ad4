/** Schemas of text fields and URLs: a missing or non-string value counts as empty. */
import * as v from 'valibot'
import { oneLine, paragraphs } from './plain-text.ts'

export const typedLine = v.pipe(v.optional(v.unknown(), ''), v.transform(oneLine))
export const typedParagraphs = v.pipe(v.optional(v.unknown(), ''), v.transform(paragraphs))

/** An uploaded file's URL, local or at a hosted media service; never a script. */
export const FILE_URL = /^(?:(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/
export const FILE_URL_MAX = 500
