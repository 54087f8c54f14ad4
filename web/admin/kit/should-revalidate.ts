// Revalidation of a screen that filters in the browser and gets stock by live events.
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRevalidating } from '#web/live/live.ts'
import { fieldText } from './intents.ts'

/** After live events and forms, except intents that change only stock. */
export function afterForms<Intents = never>(...ofStock: (keyof Intents & string)[]) {
  return ({ formData }: Pick<ShouldRevalidateFunctionArgs, 'formData'>): boolean =>
    isRevalidating() || (formData !== undefined && !ofStock.some((name) => name === fieldText(formData, 'intent')))
}
