/** The text fields of every form, as schemas: what is missing, or no text at all, counts as left empty. */
import * as v from 'valibot'
import { oneLine, paragraphs } from './plain-text.ts'

export const typedLine = v.pipe(v.optional(v.unknown(), ''), v.transform(oneLine))
export const typedParagraphs = v.pipe(v.optional(v.unknown(), ''), v.transform(paragraphs))

/** Where a picture or video of ours, or of a hosted media service, may live; never a script. */
export const FILE_URL = /^(?:(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/
export const FILE_URL_MAX = 500
