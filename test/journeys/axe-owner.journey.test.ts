// What an owner sets up and looks after by themselves, as axe sees it: settings, stock, many pictures.
import { checkStates } from '../states/axe.ts'
import { pictureStates } from '../states/picture-states.ts'
import { settingsStates } from '../states/settings-states.ts'
import { stockStates } from '../states/stock-states.ts'

checkStates([...settingsStates, ...stockStates, ...pictureStates])
