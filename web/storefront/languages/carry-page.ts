// Carries place and typed fields to the same page in another language.
import { CARRIED_NAME, type CarriedPage, carriedHere } from '#web/browser/carried-page.ts'
import { allowed, tabStorage, writeStored } from '#web/browser/storage.ts'
import { typeInto } from '#web/first-paint/early-input.ts'
import { keepPlace, placeOnScreen, readPlace } from './screen-place.ts'

type Typed = readonly (readonly [name: string, text: string])[]

const LINK = '.language-switch a'
/** Those of a dialog are stored as they are typed. */
const FIELDS = '#content :is(input, textarea)[name]:not([type=checkbox], [type=radio], [type=file], dialog *)'

/** Storage that is refused or full leaves a plain link. */
export function carryPage(to: string, link: HTMLElement) {
  const content = contentOf()
  const carried = {
    to,
    place: content && placeOnScreen(content),
    fields: fields().flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])),
    byKeyboard: link.matches(':focus-visible'),
  }
  writeStored(tabStorage(), CARRIED_NAME, carried)
  leaveForBack(carried)
}

/** Also when the browser kept this page whole. */
addEventListener('pageshow', ({ persisted }) => persisted && leaveForBack(undefined))

/** Beside what the router keeps in the entry. A step back that loads the page finds it as it was. */
function leaveForBack(carried: CarriedPage | undefined) {
  allowed(() => history.replaceState({ ...history.state, [CARRIED_NAME]: carried }, ''))
}

/** Once. What is left for another page or visit is forgotten. */
export function restorePage() {
  const carried = carriedHere()
  writeStored(tabStorage(), CARRIED_NAME, undefined)
  if (!carried) return
  leaveForBack(undefined)
  for (const [name, text] of readTyped(carried.fields)) {
    const field = fields().find((each) => each.name === name)
    // What was typed since is newer.
    if (field?.value === '') typeInto(field, text)
  }
  if (carried.byKeyboard === true) document.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true })
  const [content, place] = [contentOf(), readPlace(carried.place)]
  if (content && place) keepPlace(content, place)
}

const contentOf = () => document.getElementById('content')
const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]

function readTyped(found: unknown): Typed {
  const all: unknown[] = Array.isArray(found) ? found : []
  return all.filter((each): each is [string, string] => {
    return Array.isArray(each) && each.length === 2 && each.every((text) => typeof text === 'string')
  })
}
