// POST /admin/first-steps: no screen.
import { wordsOf } from '#domain/words/catalogue.ts'
import { firstSteps } from '#domain/words/en/office/first-steps.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { intents } from './intents.ts'

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(firstSteps).failed)
