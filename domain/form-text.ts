/** Schemas of text fields and URLs in forms: a missing value, or one that is no string, counts as empty. */
import * as v from 'valibot'
import { oneLine, paragraphs } from './plain-text.ts'

export const typedLine = v.pipe(v.optional(v.unknown(), ''), v.transform(oneLine))
export const typedParagraphs = v.pipe(v.optional(v.unknown(), ''), v.transform(paragraphs))

/** The URL of an uploaded image or video, here or at a hosted media service; never a script. */
export const FILE_URL = /^(?:(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/
export const FILE_URL_MAX = 500
