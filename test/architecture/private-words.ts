// Finds words that this project once coined for things with a standard name.
import type { SourceFiles } from './source-files.ts'

export type PrivateWord = {
  instead: string
  /** Matches in code, comments, documents and file names. */
  pattern: RegExp
}

/** With the term to use; patterns are narrow enough to spare plain English and the specification's words. */
export const PRIVATE_WORDS: Record<string, PrivateWord> = {
  awake: { instead: 'hydrated', pattern: /awake|\bwak(e|es|ing|en)\b|wakeUp/gi },
  'after first paint': { instead: 'defer scripts', pattern: /after-?first-?paint\b(?= ?[.('`])|AfterFirstPaint/g },
  'early acts': { instead: 'early input', pattern: /early[- ]?acts?\b/gi },
  'styles inside': { instead: 'inline critical CSS', pattern: /styles[- ]?inside/gi },
  shelf: { instead: 'section', pattern: /(?<!in )shelf(?! order)|shelves(?! are full)/gi },
  'lay out ahead': { instead: 'pre-layout', pattern: /(lay|laid)-?out-?ahead/gi },
  gradually: { instead: 'progressive list', pattern: /use-?gradually/gi },
  settled: { instead: 'useDebouncedValue', pattern: /use-?settled/gi },
  'after frame': { instead: 'afterNextPaint', pattern: /after-?frame\b/gi },
  patiently: { instead: 'lazyWithRetry', pattern: /patiently/gi },
  'load part': { instead: 'lazyWithRetry', pattern: /load-?part\b/gi },
  'use arrived': { instead: 'usePromiseOrPrevious', pattern: /use-?arrived/gi },
  become: { instead: 'set', pattern: /\bbecome\(|\bbecome\b(?=[,}:])/g },
  kept: { instead: 'persisted store', pattern: /\bkept\(|\bKept<|\/kept\b/g },
  softly: { instead: 'network fallback', pattern: /softly/gi },
  'keeping last': { instead: 'lastKnown', pattern: /keeping-?last/gi },
  'use told': { instead: 'useNotice', pattern: /use-?told|\btold[A-Z]/gi },
  tell: { instead: 'notify, publish', pattern: /\btell[A-Z(]|\btell-[a-z]|\.tell\b/g },
  'use answer': { instead: 'useFetcherResult', pattern: /use-?answer\b/gi },
  ledger: { instead: 'DataTable', pattern: /ledger/gi },
  'stock desk': { instead: 'stock edit queue', pattern: /stock-?desk/gi },
  contested: { instead: 'edit conflict', pattern: /contested/gi },
  'order standing': { instead: 'order warnings', pattern: /order-?standing/gi },
  'order marks': { instead: 'order badges', pattern: /order-?marks/gi },
  acts: { instead: 'actions', pattern: /\w+-acts\b|\b[a-z]+Acts\b/g },
  'stay or leave': { instead: 'leave guard', pattern: /stay-?or-?leave/gi },
  facts: { instead: 'structured data', pattern: /\b(shop|catalogue)-facts\b|[a-z]Facts?\b/g },
  'found/': { instead: 'seo/', pattern: /\/found\//g },
  film: { instead: 'video', pattern: /\bfilms?\b(?! it)|film-|Films?\b/g },
  still: { instead: 'poster', pattern: /\bstills\b|(the|a|hero's|first) still\b|-still\b/g },
  upright: { instead: 'portrait', pattern: /upright/gi },
  faces: { instead: 'fonts', pattern: /\b(Latin|Tamil|paper|print|screen|letter) faces?\b|[a-z]Faces\b/g },
  foot: { instead: 'footer', pattern: /\bFoot\b|\/foot\.|\b(page|storefront)('s)? foot\b/g },
  'frame/': { instead: 'shell/', pattern: /\/frame\//g },
  // In quotes: the key under which earlier versions stored an order attempt.
  wish: { instead: 'payload', pattern: /wish(es)?\b(?!['"])/gi },
  turnstile: { instead: 'semaphore', pattern: /turnstile/gi },
  'line is full': { instead: 'QueueFull', pattern: /line-?is-?full/gi },
  'shared turn': { instead: 'shared lock', pattern: /shared-?turn/gi },
  'order flood': { instead: 'order rate limit', pattern: /order-?flood/gi },
  'seconds to wait': { instead: 'retryAfterSeconds', pattern: /seconds-?to-?wait/gi },
  'stream seats': { instead: 'connection limit', pattern: /\bseats?\b|Seats?\b/g },
  household: { instead: '/64 prefix', pattern: /household/gi },
  'live rounds': { instead: 'broadcast', pattern: /live-?rounds/gi },
  handful: { instead: 'batch', pattern: /handful/gi },
  'guarded stream': { instead: 'authenticated stream', pattern: /guarded-?stream/gi },
  'missed hints': { instead: 'event replay', pattern: /missed-?hints/gi },
  hint: {
    instead: 'live event',
    pattern: /\(hint\)|\bhint\(\)|\b(live|missed|no|each|many) hints?\b|\bhints? (to|that|come|is)\b/gi,
  },
  'look again': { instead: 'revalidate', pattern: /look-?again\b(?!\w)/g },
  'fresh cache': { instead: 'stale-while-revalidate cache', pattern: /fresh-?cache/gi },
  doubt: { instead: 'invalidate', pattern: /\bdoubt(s|ed)?\b/gi },
  'let go': { instead: 'evict', pattern: /letGo/g },
  'trust ms, grace ms': { instead: 'ttlMs, staleMs', pattern: /trustMs|graceMs/g },
  'stored pages': { instead: 'page cache', pattern: /stored-?pages?\b/gi },
  'order groups': { instead: 'group commit', pattern: /order-?groups/gi },
  'order thread': { instead: 'order worker', pattern: /order-?thread/gi },
  'save and take': { instead: 'write orders', pattern: /save-?and-?take/gi },
  placed: { instead: 'PlaceOrderResult', pattern: /(?<!')\bPlaced\b|\/placed\.ts/g },
  morning: { instead: 'dashboard', pattern: /\/morning\b|[mM]orning[A-Z(]|[a-z]Morning/g },
  'look around': { instead: 'Summary', pattern: /look-?around/gi },
  greeting: { instead: 'startup banner', pattern: /\/greeting\b|\bgreeting\b/gi },
  world: { instead: 'clock and random', pattern: /\bWorld\b|realWorld|\/world\.ts|\bworld(?=\.[a-z]|: |,? [}=])/g },
  plant: { instead: 'seed', pattern: /\bplant(s|ed|ing)?\b|\bplant[A-Z-]/g },
  dice: { instead: 'seeded random', pattern: /\bdice\b|Dice\b/gi },
  press: {
    instead: 'render process',
    pattern:
      /(?<!key|long|button)-press\b|\b(open|start|close)Press\b|: Press\b(?! \w)|\bthe press (draws|prints|renders|runs)\b/g,
  },
  'pen, ink': { instead: 'canvas, palette', pattern: /\bpen\b|\bPen\b|\/pen\./g },
  pieces: { instead: 'chunks', pattern: /\b(video|in)-pieces?\b|(video|[iI]n)Pieces?\b|\bpieces\.(append|create)/g },
  'give up': { instead: 'cancel', pattern: /giveUp|give-up/g },
  lastly: { instead: 'cleanup', pattern: /lastly/gi },
  'kept process': { instead: 'supervised child', pattern: /kept-?process/gi },
  whoever: { instead: 'the caller, a visitor, a client', pattern: /\bwhoever\b/gi },
  gives: { instead: 'returns', pattern: /\b[Gg]ives\b/g },
}

export type Find = { word: string; instead: string; path: string; line: number; text: string }

/** Finds each line with a private word in its path or text. Skips the list itself. */
export function findPrivateWords(files: SourceFiles): Find[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (/architecture(\/private-words)?(\.test)?\.ts$/.test(path)) return []
    // The path counts as line 0.
    const whole = `/${path}\n${text}`
    const lines = whole.split('\n')
    return Object.entries(PRIVATE_WORDS).flatMap(([word, { instead, pattern }]) => {
      // One search of the whole text takes a tenth of the time of a search in each line.
      if (whole.search(pattern) === -1) return []
      return lines.flatMap((line, number) => {
        return [...line.matchAll(pattern)].map(() => ({ word, instead, path, line: number, text: line.trim() }))
      })
    })
  })
}
