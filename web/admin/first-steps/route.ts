// POST /admin/first-steps: the Dashboard's panel of first steps; it has no screen of its own.
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { FIRST_STEPS_FAILED, intents } from './intents.ts'

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => FIRST_STEPS_FAILED)
