// The paper of bills and whether each sale prints one, remembered by the device.
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { rememberedView } from '#web/browser/remembered-view.ts'

export const billPaper = rememberedView('bill-paper', ['80mm', 'A4'])
export type BillPaper = ReturnType<typeof billPaper.get>

export function billPapers(): readonly { value: BillPaper; label: string }[] {
  const { roll, sheet } = wordsOf(counterWords)
  return [
    { value: '80mm', label: roll },
    { value: 'A4', label: sheet },
  ]
}

export const billPrinting = rememberedView('bill-printing', ['when asked', 'always'])
