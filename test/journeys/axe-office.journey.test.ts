// The back office as axe sees it.
import { lookAt } from './axe-look.ts'
import { officeStates } from './office-states.ts'

lookAt(officeStates)
