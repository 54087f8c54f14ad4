/** Shows states by their name in the language of the page, and suggests districts. Orders keep the English name of a state. */
import { orderKey } from '../names/name-order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { puducherryDistricts, stateNames, tamilNaduDistricts } from '../words/en/places.ts'
import { HOME_STATE } from './minimum-order.ts'
import { states, type StateType } from './state.ts'

export function shownState(name: string): string {
  const names: Readonly<Record<string, string>> = wordsOf(stateNames)
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name
}

/** Options of the state field, in the order of their shown names. */
export function shownStates(type: StateType): { name: string; shown: string }[] {
  return states
    .filter((state) => state.type === type)
    .map(({ name }) => ({ name, shown: shownState(name) }))
    .toSorted((a, b) => (orderKey(a.shown) < orderKey(b.shown) ? -1 : 1))
}

/** Returns the names of the state's districts in the language of the page, then in English; none for most states. */
export function suggestedDistricts(state: string): string[] {
  const districts = districtsOf(state)
  return [...new Set([...Object.values(districts), ...Object.keys(districts)])]
}

function districtsOf(state: string): Readonly<Record<string, string>> {
  if (state === HOME_STATE) return wordsOf(tamilNaduDistricts)
  return state === 'Puducherry' ? wordsOf(puducherryDistricts) : {}
}
