// The Tamil of what was received for an order and what is due: in the estimate, the bill and messages to customers.
import type { Translation } from '../catalogue.ts'
import type { received as english } from '../en/received.ts'

export const received = {
  andDue: 'பெற்றது {received}, மீதித் தொகை {due}',
  andPaid: 'பெற்றது {received}, மீதித் தொகை இல்லை',
  andOverpaid: 'பெற்றது {received}, கூடுதல் தொகை {over}',
  toRefund: 'பெற்றது {received}, திருப்பித் தரப்படும்',
} as const satisfies Translation<typeof english>
