// POST /admin/first-steps: no screen.
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { FIRST_STEPS_FAILED, intents } from './intents.ts'

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => FIRST_STEPS_FAILED)
