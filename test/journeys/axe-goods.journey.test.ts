// Categories, changes of many products, imports and videos as axe sees them.
import { checkStates } from '../states/axe.ts'
import { goodsStates } from '../states/goods-states.ts'

checkStates(goodsStates)
