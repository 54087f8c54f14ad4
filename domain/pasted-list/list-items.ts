/** Splits a pasted message into the items of its list, without numbering, senders, hellos and totals. */
import { foldedWords } from '../search/spelling.ts'

/** What is read of a message at once, in characters and items. */
export const LIST_MAX = 20_000
export const ITEMS_MAX = 300

/** `typed` is shown, `text` is read. An aside is no item: a hello, a telephone number, a total. */
export type ListItem = { typed: string; text: string; isAside: boolean }

/** Returns the items in their order; `rest` is the texts of a longer message's other items. */
export function listItems(message: string): { items: ListItem[]; rest: string[] } {
  const end = message.length > LIST_MAX ? lineEnd(message) : message.length
  const { plain, count } = withoutNumbering(linesOf(message.slice(0, end)))
  const items = placed([], plain)
  const read = Math.min(items.length, ITEMS_MAX)
  placed(items, numberedFrom(count, linesOf(message.slice(end))))
  const rest = items.splice(read).map(({ text }) => text)
  return { items, rest: rest.filter((text) => text !== '') }
}

/** Returns the list of these items. It is numbered if it would be read as others, such as "1 rocket, 2 pots". */
export function listText(texts: readonly string[]): string {
  const plain = texts.join('\n')
  const { items, rest } = listItems(plain)
  const read = [...items.map(({ text }) => text), ...rest]
  const isSame = read.length === texts.length && read.every((text, at) => text === texts[at])
  return isSame ? plain : texts.map((text, at) => `${(at % 999) + 1}) ${text}`).join('\n')
}

/** Removes "1)" and "1.". */
export function withoutNumber(line: string): string {
  return line.replace(/^\(?\d{1,3}[.)](?!\d)\s*/, '')
}

function lineEnd(message: string): number {
  const before = message.lastIndexOf('\n', LIST_MAX)
  if (before > 0) return before
  const after = message.indexOf('\n', LIST_MAX)
  return after > 0 ? after : message.length
}

function linesOf(message: string): string[] {
  return message
    .split(/[\n\r\v\f\u2028\u2029]+/)
    .map((line) => line.replace(SENDER, '').replace(BULLET, '').trim())
    .filter((line) => line !== '')
}

/** WhatsApp's "[12/10/26, 9:03:11 am] Ravi: " and "12/10/26, 9:03 am - Ravi: ". */
const SENDER =
  /^[\u200e\s]*\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:\n]{1,60}:\s*/i
const BULLET = /^(?:(?![❌❎✗✘🚫])[\s\p{So}\p{Cf}\ufe0f•·●▪◦‣►➢✓*>–—-])+/u

type Line = { typed: string; text: string }

/** "1)" and "1." are numbering; "1 " and "1 -" are, if every line has the next number. `count` is of these. */
function withoutNumbering(lines: readonly string[]): { plain: Line[]; count: number } {
  const numbers = lines.filter((line) => !isAside(line)).map(numberOf)
  const isNumbered = numbers.length > 1 && numbers.every((number, index) => number === index + 1)
  const plain = lines.map((typed) => ({
    typed,
    text: isNumbered ? typed.replace(NUMBERING, '') : withoutNumber(typed),
  }))
  return { plain, count: isNumbered ? numbers.length : 0 }
}

const NUMBERING = /^\d{1,3}\s*[-–:]?\s*/

function numberOf(line: string): number {
  return Number(/^(\d{1,3})(?:\s*[-–:]\s*|\s+)(?![\d¼½¾])/.exec(line)?.[1] ?? /^(\d{1,3})\s+(?=\d)/.exec(line)?.[1])
}

/** Removes the numbers that continue those of the `count` lines before. */
function numberedFrom(count: number, lines: readonly string[]): Line[] {
  let last = count
  return lines.map((typed) => {
    if (count === 0 || numberOf(typed) !== last + 1) return { typed, text: withoutNumber(typed) }
    last += 1
    return { typed, text: typed.replace(NUMBERING, '') }
  })
}

function placed(items: ListItem[], lines: readonly Line[]): ListItem[] {
  for (const { typed, text } of lines) {
    if (isAside(text)) items.push({ typed, text, isAside: true })
    else for (const [at, part] of partsOf(typed, text).entries()) place(items, part, at === 0 && text !== typed)
  }
  return items
}

/** Commas and semicolons separate items, except in 1,000. */
function partsOf(typed: string, text: string): Line[] {
  const parts = text
    .split(/;|,(?!\d{3}(?!\d))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length === 1 ? [{ typed, text: parts[0]! }] : parts.map((part) => ({ typed: part, text: part }))
}

/** A number alone is the quantity of the item before it, if that has none, but not in a numbered line. */
function place(items: ListItem[], { typed, text }: Line, isNumbered: boolean) {
  const last = isNumbered ? undefined : items.at(-1)
  if (last && !last.isAside && IS_QUANTITY.test(text) && !/\d[^\p{L}]{0,20}$/u.test(last.text)) {
    items[items.length - 1] = { typed: `${last.typed}, ${typed}`, text: `${last.text} - ${text}`, isAside: false }
  } else items.push({ typed, text, isAside: isAside(text) })
}

const IS_QUANTITY = /^\D{0,3}\p{Nd}{1,5}\s*(?:no|nos|box|boxes|pkt|pkts|packet|packets|பெட்டி|பாக்கெட்)?\.?$/iu

function isAside(line: string): boolean {
  const withoutNumbers = line.replace(/(?:https?:|www\.)\S+|(?<!\S)\S+@\S+/gi, ' ').replace(PHONE, ' ')
  const words = foldedWords(withoutNumbers.slice(0, 200)).filter((word) => !/^\d/.test(word))
  if (/[:?]\s*$/.test(line) && !/\p{N}/u.test(line)) return true // a heading or a question
  if (words.length === 0) return withoutNumbers !== line || !/\p{N}/u.test(line)
  const first = words.find((word) => asideBeginnings.has(word) || !asideWords.has(word))
  return first === undefined || asideBeginnings.has(first)
}

const PHONE = /\+?\d(?:[\s-]?\d){9,13}/g

/** A line that begins with one of these has no item. */
const asideBeginnings = new Set(
  foldedWords('total grandtotal subtotal address name phone mobile cell delivery pincode மொத்தம் முகவரி பெயர்'),
)

/** A line of these alone has no item. */
const asideWords = new Set([
  ...asideBeginnings,
  ...foldedWords(
    'hi hello hai dear sir madam mam anna akka bro brother sister ji bhai bhaiya uncle aunty friend good morning evening ' +
      'afternoon night thanks thank you please pls plz send give need want list order the my your our me for in to all of ' +
      'this is are below following below here happy diwali deepavali divali grand amount bill rs rupees item items qty ' +
      'quantity sno s no sl rate price particulars number call whatsapp contact at on ok okay yes we us cracker crackers ' +
      'pattasu media omitted forwarded message and வணக்கம் அண்ணா அக்கா ஐயா சார் நன்றி பட்டியல் தீபாவளி வாழ்த்துக்கள் ' +
      'பட்டாசு வேண்டும் அனுப்பவும் எண்',
  ),
])
