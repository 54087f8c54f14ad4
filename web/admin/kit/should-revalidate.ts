// Revalidation of a screen whose list is filtered in the browser and whose stock arrives by live events.
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRevalidating } from '#web/live/live.ts'
import { fieldText } from './intents.ts'

/** Revalidates after a live event and after each form, except the intents that change only stock. */
export function afterForms<Intents = never>(...ofStock: (keyof Intents & string)[]) {
  return ({ formData }: Pick<ShouldRevalidateFunctionArgs, 'formData'>): boolean =>
    isRevalidating() || (formData !== undefined && !ofStock.some((name) => name === fieldText(formData, 'intent')))
}
