// The page in place of one that the device has not saved, with ways to those that it has.
import { languageNames, languages } from '#domain/language.ts'
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import { notSavedSentences } from '#domain/words/not-saved.ts'
import { savedPages, type Place } from './saved-pages.ts'

/** It runs no script. The colours are --paper, --ink and --vermilion of web/styles/tokens.css. */
const STYLE = `body{margin:0;padding:2rem 1rem;background:#fbf4e3;color:#261d3b;font:1.0625rem/1.5 sans-serif}
main{max-width:30rem;margin:auto}a{display:block;padding:.75rem 0;color:#98200f;font-weight:600}`
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Never rejects. A status of an error, so that nobody takes it for the page. */
export async function notSaved(pathname: string, place: Place): Promise<Response> {
  const { language } = splitLanguage(pathname)
  const { title, text, list, home, tryAgain } = notSavedSentences(language)
  const saved = new Set((await savedPages(place).catch(() => [])).map(({ path }) => path))
  const wayTo = (to: string, label: string, lang: string) =>
    saved.has(to) && `<a href="${to}" lang="${lang}">${label}</a>`
  const others = languages.filter((each) => each !== language)
  const ways = [
    wayTo(pathIn(language, '/ordernow'), list, language),
    wayTo(pathIn(language, '/'), home, language),
    ...others.map((other) => wayTo(pathIn(other, '/ordernow'), languageNames[other], other)),
  ]
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${ways.filter(Boolean).join('')}<a href="">${tryAgain}</a></main></body></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status: 504, headers })
}
