// The back office as axe sees it.
import { lookAt } from '../states/axe.ts'
import { officeStates } from '../states/office-states.ts'

lookAt(officeStates)
