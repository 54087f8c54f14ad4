// Ticks stored on the phone are sent from the list too.
import { pressIntents } from './press-intents.ts'

export const intents = { ...pressIntents }
