// axe over packing and dispatch, whose states pack and dispatch the orders of their shop: the other ones need them as they were.
import { checkStates } from '../states/axe.ts'
import { dispatchStates } from '../states/dispatch-states.ts'
import { packingStates } from '../states/packing-states.ts'

checkStates([...packingStates, ...dispatchStates])
