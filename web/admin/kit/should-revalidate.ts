// When the loader of a screen runs again whose list the browser filters and whose stock arrives by live events.
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRevalidating } from '#web/live/live.ts'
import { fieldText } from './intents.ts'

/** After a live event and after each form, but for the intents of the screen that change the stock alone. */
export function afterForms<Intents = never>(...ofStock: (keyof Intents & string)[]) {
  return ({ formData }: Pick<ShouldRevalidateFunctionArgs, 'formData'>): boolean =>
    isRevalidating() || (formData !== undefined && !ofStock.some((name) => name === fieldText(formData, 'intent')))
}
