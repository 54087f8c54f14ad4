// The paper of bills and whether each sale prints one, remembered by the device.
import { rememberedView } from '#web/browser/remembered-view.ts'

export const billPaper = rememberedView('bill-paper', ['80mm', 'A4'])
export type BillPaper = ReturnType<typeof billPaper.get>

export const billPrinting = rememberedView('bill-printing', ['when asked', 'always'])
