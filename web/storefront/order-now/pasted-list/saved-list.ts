// The pasted list and the visitor's answers, kept in the tab until they are in the cart.
import { LIST_MAX, withoutNumber } from '#domain/pasted-list/list-items.ts'
import { createPersistedStore } from '#web/browser/persisted-store.ts'
import { tabStorage } from '#web/browser/storage.ts'

/** The visitor's choice for a line; absent is as read. A quantity of 0 leaves the line out. */
export type Answer = { id?: string | undefined; quantity?: number | undefined }

/** `answers` by the key of a line, `files` by the name of a chosen price list: its lines. */
export type SavedList = {
  text: string
  answers: Readonly<Record<string, Answer>>
  files?: Readonly<Record<string, readonly string[]>>
}

const EMPTY: SavedList = { text: '', answers: {} }

/** More than a cart can take: lines are read in parts. */
const KEPT_MAX = 5 * LIST_MAX

export const savedList = createPersistedStore(tabStorage, 'pasted-list', readSaved)

export function pasteText(text: string, answers = savedList.get().answers) {
  savedList.set(text === '' ? savedList.initial : { ...savedList.get(), text: text.slice(0, KEPT_MAX), answers })
}

/** Replaces those lines of a file of this name that are still in the list; returns whether there were any. */
export function pasteFile(name: string, lines: readonly string[]): boolean {
  const { text, files = {} } = savedList.get()
  const earlier = Object.hasOwn(files, name) ? [...files[name]!] : []
  const all = text.split('\n')
  const kept = all.filter((line) => {
    const at = earlier.indexOf(withoutNumber(line.trim()))
    if (at >= 0) earlier.splice(at, 1)
    return at < 0
  })
  const before = kept.join('\n').trimEnd()
  pasteText([...(before === '' ? [] : [before]), ...lines].join('\n'))
  savedList.set({ ...savedList.get(), files: { ...files, [name]: lines } })
  return kept.length < all.length
}

export function answerLine(key: string, answer: Answer) {
  const { answers, ...list } = savedList.get()
  savedList.set({ ...list, answers: { ...answers, [key]: { ...answers[key], ...answer } } })
}

/** Drops what an older version or anybody else wrote. */
function readSaved(found: unknown): SavedList {
  const saved = found as Partial<SavedList> | undefined
  if (typeof saved?.text !== 'string' || saved.text === '') return EMPTY
  const files = Object.entries(Object(saved.files) as Record<string, unknown>).filter(([, lines]) =>
    Array.isArray(lines),
  )
  return {
    text: saved.text.slice(0, KEPT_MAX),
    answers: readAnswers(saved.answers),
    ...(files.length > 0 && { files: Object.fromEntries(files) as SavedList['files'] & {} }),
  }
}

function readAnswers(found: unknown): SavedList['answers'] {
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(
    Object.entries(found as Record<string, Answer | null>).map(([key, answer]) => [
      key,
      {
        ...(typeof answer?.id === 'string' && { id: answer.id }),
        ...(Number.isSafeInteger(answer?.quantity) && { quantity: answer?.quantity }),
      },
    ]),
  )
}
