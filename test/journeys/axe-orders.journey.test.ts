import { checkStates } from '../states/axe.ts'
import { parts } from '../states/all-states.ts'

checkStates(parts.orders)
