// The back office as axe sees it.
import { checkStates } from '../states/axe.ts'
import { officeStates } from '../states/office-states.ts'

checkStates(officeStates)
