// Removes what may be of a person from texts that others wrote: messages of errors, and paths that strangers ask for.

/** Ten digits from 6 to 9 on, as people write Indian mobiles: with +91 or 0 before, with spaces or dashes between. */
const MOBILE = /(?<![\w.:/-])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\w)/g
const MOBILE_IN_PATH = /(?<!\d)(?:%2B|\+)?(?:91|0)?[6-9]\d{9}(?!\d)/gi
const E_MAIL = /[^\s@<>"'(),;:/]+(?:@|%40)[^\s@<>"'(),;:/]+\.[a-z]{2,}/gi
/** JSON.parse quotes what it could not read. */
const QUOTED_JSON = /"[^\n]*"(?: is not valid JSON)/g
/** And PostgreSQL the value. */
const QUOTED_VALUE = /((?:invalid input|out of range|value too long)[^\n"]*)"[^\n]*"/g

/** Returns the text with `[number]`, `[e-mail]` and `[text]` in the place of such. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(QUOTED_JSON, '[text] is not valid JSON')
    .replace(QUOTED_VALUE, '$1[text]')
    .replace(E_MAIL, '[e-mail]')
    .replace(MOBILE, '[number]')
}

/** Returns the path of a request as it may be logged: words of a search are behind it and never come here. */
export function loggedPath(path: string): string {
  return path.replace(E_MAIL, '[e-mail]').replace(MOBILE_IN_PATH, '[number]')
}
