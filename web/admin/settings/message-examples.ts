// What a message's preview says of an example order, in both languages: the page has only its own.
import { freightText, sumsText } from '#domain/messages/order-messages.ts'
import { dueOf } from '#domain/payments/due.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import type { MessageLanguage, MessageValues } from '#domain/settings/message-fields.ts'
import { inLanguage } from '#domain/words/in-language.ts'

const order = { totalItems: 70, totalPaise: 4_250_00, revision: 1, revisedAt: '2026-10-29T06:00:00.000Z' }
const due = dueOf(order.totalPaise, 1_000_00)

type Example = Pick<MessageValues, 'freight' | 'revised' | 'sums'>
export type MessageExamples = Readonly<Record<MessageLanguage, Example>>

export function messageExamples(): MessageExamples {
  return { en: inLanguage('en', example), ta: inLanguage('ta', example) }
}

function example(): Example {
  return {
    freight: freightText({ freight: 'to pay', freightPaise: 450_00 }),
    revised: revisedText(order),
    sums: sumsText(order, due),
  }
}
