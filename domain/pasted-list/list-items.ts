/** Splits a pasted message into the items of its list, without numbering, senders, hellos and totals. */
import { foldedWords } from '../search/spelling.ts'

/** What is read of a message at once, in characters and items. */
export const LIST_MAX = 20_000
export const ITEMS_MAX = 300

/** `typed` is shown, `text` is read. An aside is no item: a hello, a telephone number, a total. */
export type ListItem = { typed: string; text: string; isAside: boolean }

/** Returns the items in their order, and the rest of a longer message, without numbering; '' if all is read. */
export function listItems(message: string): { items: ListItem[]; rest: string } {
  const end = message.length > LIST_MAX ? message.lastIndexOf('\n', LIST_MAX) : message.length
  const [read, unread] = [message.slice(0, end > 0 ? end : LIST_MAX), message.slice(end > 0 ? end : LIST_MAX)]
  const { plain, count } = withoutNumbering(linesOf(read))
  const items: ListItem[] = []
  let at = 0
  for (; at < plain.length && items.length <= ITEMS_MAX; at += 1) {
    const { typed, text } = plain[at]!
    if (isAside(text)) items.push({ typed, text, isAside: true })
    else for (const part of partsOf(typed, text)) place(items, part)
  }
  const left = [...items.splice(ITEMS_MAX), ...plain.slice(at)].map(({ text }) => text)
  const later = count === 0 ? unread.trim() : numberedFrom(count, linesOf(unread)).join('\n')
  return { items, rest: [...left, later].filter((line) => line !== '').join('\n') }
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
const BULLET = /^[\s\p{So}\p{Cf}\ufe0f•·●▪◦‣►➢✓*>–—-]+/u

type Line = { typed: string; text: string }

/** "1)" and "1." are numbering; "1 " and "1 -" are, if every line has the next number. `count` is of these. */
function withoutNumbering(lines: readonly string[]): { plain: Line[]; count: number } {
  const numbers = lines.filter((line) => !isAside(line)).map(numberOf)
  const isNumbered = numbers.length > 1 && numbers.every((number, index) => number === index + 1)
  const numbering = isNumbered ? NUMBERING : /^\(?\d{1,3}[.)](?!\d)\s*/
  const plain = lines.map((typed) => ({ typed, text: typed.replace(numbering, '') }))
  return { plain, count: isNumbered ? numbers.length : 0 }
}

const NUMBERING = /^\d{1,3}\s*[-–:]?\s*/

function numberOf(line: string): number {
  return Number(/^(\d{1,3})(?:\s*[-–:]\s*|\s+)(?![\d¼½¾])/.exec(line)?.[1] ?? /^(\d{1,3})\s+(?=\d)/.exec(line)?.[1])
}

/** Removes the numbers that continue those of the `count` lines before. */
function numberedFrom(count: number, lines: readonly string[]): string[] {
  let last = count
  return lines.map((line) => {
    if (numberOf(line) !== last + 1) return line
    last += 1
    return line.replace(NUMBERING, '')
  })
}

/** Commas and semicolons separate items, except in 1,000. */
function partsOf(typed: string, text: string): Line[] {
  const parts = text
    .split(/;|,(?!\d{3}(?!\d))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length === 1 ? [{ typed, text: parts[0]! }] : parts.map((part) => ({ typed: part, text: part }))
}

/** A number alone is the quantity of the item before it, if that has none. */
function place(items: ListItem[], { typed, text }: Line) {
  const last = items.at(-1)
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
