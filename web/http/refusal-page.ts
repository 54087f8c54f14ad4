// Answers with a small page where a browser opens a document that is refused; scripts and programs keep their JSON.
import { createHash } from 'node:crypto'
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { language } from '#domain/words/en/language.ts'
import { ui } from '#domain/words/en/ui.ts'

// The colours of styles/tokens.css.
const STYLE =
  'body{font:1.125rem/1.5 sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#261d3b;background:#fbf4e3}' +
  'a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#c8301a;color:#fffdf7;text-decoration:none}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

type Way = { href: string; label: string }

export function isForDocument({ url, headers }: Request): boolean {
  return !new URL(url).pathname.endsWith('.data') && headers.get('Accept')?.includes('text/html') === true
}

/** The page offers its own address again, unless no method that a browser has is right. */
export async function readable(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true
  if (answer.status < 400 || answer.status === 405 || !isJson || !answer.body || !isForDocument(request)) return answer
  const { message } = Object(await answer.clone().json()) as { message?: unknown }
  return typeof message === 'string' ? refusalPage(answer, message, { href: '', label: wordsOf(ui).tryAgain }) : answer
}

export function refusalPage({ status, headers }: Response, message: string, { href, label }: Way): Response {
  const made = new Headers(headers)
  made.set('Content-Type', 'text/html; charset=utf-8')
  made.set('Content-Security-Policy', POLICY)
  const title = status < 500 ? wordsOf(answers).refused : message
  const text = title === message ? '' : `<p>${escaped(message)}</p>`
  const html =
    `<!doctype html><html lang="${wordsOf(language).tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1>${text}<a href="${escaped(href)}">${label}</a></main></body></html>`
  return new Response(html, { status, headers: made })
}

/** The host may come from a forged Host header. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
