// Measures how a regular expression's work grows with its text.

const LETTERS = 64 * 1024
/** A linear pattern takes some 0.2 ms, a quadratic one at least 150 ms. */
const SUSPICIOUS_MS = 20
/** From a quarter of the letters to all, a linear pattern takes four times as long, a quadratic one 16 times. */
const SUSPICIOUS_GROWTH = 8
/** A quadratic pattern takes at least 10 ms for a quarter, and a sixteenth of it for a sixteenth. */
const SUSPICIOUS_QUARTER_MS = 1
const SUSPICIOUS_SIXTEENTH_MS = 0.05
const RUNS = 3
/** Doubled, so that a cubic pattern takes eight times as long as one that was quick: from 512 letters to all it would take minutes. */
const FIRST_LETTERS = [16, 20, 24, 128, 512, 1024, 2048]
const LATER_LETTERS = [LETTERS / 16, LETTERS / 8, LETTERS / 4]

/** The usual parts of visitors' texts and of patterns. */
const USUAL = [
  '%40',
  '@',
  'a',
  'A',
  '6',
  '0',
  '"',
  "'",
  ' ',
  '\t',
  '\n',
  '(',
  ')',
  '[',
  '<',
  '>',
  '/',
  '\\',
  '.',
  ',',
  '-',
  ':',
  '=',
  '%',
  '+',
  '&',
  '_',
  '#',
  '₹',
  'அ',
  'ா',
  '\u0000',
  '\ud800',
  '😀',
  '123456 ',
  '98765 43210 ',
  'a@a.',
  '6.6.',
  '<a ',
  'a=b&',
  'a, ',
]
const ENDS = ['!', 'a', '\u0000']

/** Returns a shortened text on which the pattern is superlinear; undefined when there is none. */
export function superlinearText({ source, flags }: { source: string; flags: string }): string | undefined {
  if (!/[*+{]/.test(source)) return undefined
  const pattern = new RegExp(source, flags)
  return attacks(source).find((attack) => isSuperlinear(pattern, attack))?.(24)
}

function isSuperlinear(pattern: RegExp, attack: Attack): boolean {
  const growsOnce = (letters: number) => {
    const wholeMs = quickest(pattern, attack(letters))
    return wholeMs >= SUSPICIOUS_MS && wholeMs > SUSPICIOUS_GROWTH * quickest(pattern, attack(letters / 4))
  }
  // On a busy machine a single comparison errs.
  const grows = (letters: number) => growsOnce(letters) && growsOnce(letters) && growsOnce(letters)
  // Small ones first: an exponential pattern would never end.
  if (FIRST_LETTERS.some(grows)) return true
  if (elapsedMsOf(pattern, attack(LETTERS / 16)) < SUSPICIOUS_SIXTEENTH_MS) return false
  if (LATER_LETTERS.some(grows)) return true
  return elapsedMsOf(pattern, attack(LETTERS / 4)) >= SUSPICIOUS_QUARTER_MS && grows(LETTERS)
}

type Attack = (letters: number) => string

/** Letters and words repeated, and in alternating pairs, between a prefix and a suffix. */
function attacks(source: string): Attack[] {
  const words = wordsOf(source)
  const units = [...new Set([...words, ...USUAL])]
  const own = [...new Set([...words, 'a', '6', ' ', '@', '.', '\n'])]
  const pairs = own.flatMap((one) => own.map((other) => one + other))
  const repeated = units.flatMap((unit) => ENDS.map((end) => made('', unit, end)))
  const inTurn = pairs.map((pair) => made('', pair, '!'))
  const begun = words.flatMap((word) => units.map((unit) => made(word, unit, '!')))
  return [...repeated, ...inTurn, ...begun]
}

function made(beginning: string, unit: string, end: string): Attack {
  return (letters) => beginning + unit.repeat(Math.ceil(letters / unit.length)) + end
}

/** The pattern's literal letters, and runs of them as words. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  const runs = plain.match(/[^\\()[\]{}*+?|.^$]{2,}/gu) ?? []
  const letters = [...plain.replace(/\\[a-z]/gi, '')]
  return [...new Set([...runs, ...letters])].slice(0, 24)
}

function quickest(pattern: RegExp, text: string): number {
  const elapsed = elapsedMsOf(pattern, text)
  if (elapsed < SUSPICIOUS_QUARTER_MS) return elapsed
  const first = processorMsOf(pattern, text)
  if (first > 5 * SUSPICIOUS_MS) return first
  return Math.min(first, ...Array.from({ length: RUNS - 1 }, () => processorMsOf(pattern, text)))
}

/** With the time in which others had the processor: cheap to measure, and enough to rule out most. */
function elapsedMsOf(pattern: RegExp, text: string): number {
  const since = performance.now()
  text.replace(pattern, '')
  return performance.now() - since
}

function processorMsOf(pattern: RegExp, text: string): number {
  const since = process.threadCpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1_000
}
