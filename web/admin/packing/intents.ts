// What the list of orders to pack sends: ticks that the phone has kept.
import { pressIntents } from './press-intents.ts'

export const intents = { ...pressIntents }
