// Cards or price sheet: the visitor's choice, kept on the device.
import { rememberedView } from '../../../browser/remembered-view.ts'

export type View = 'cards' | 'sheet'

const VIEW_NAME = 'catalogue-view'

export const catalogueView = rememberedView<View>(VIEW_NAME, ['cards', 'sheet'])

/**
 * The server draws cards for everyone. This runs before they are painted: whoever chose the price sheet sees its
 * place held instead, and the switch on its side, until the sheet has been loaded.
 */
export const HOLD_PLACE_OF_SHEET = `try {
  if (localStorage.getItem('${VIEW_NAME}') === '"sheet"') {
    const shop = document.currentScript.closest('.shop')
    shop.dataset.view = 'sheet'
    shop.querySelector('[value=sheet]').checked = true
  }
} catch {}`
