// The Tamil of the buttons that turn a row of products.
import type { Translation } from '#domain/words/catalogue.ts'
import type { rowButtons as english } from '#domain/words/en/pages/row-buttons.ts'

export const rowButtons = {
  more: '{category} வகையில் அடுத்தவை',
  earlier: '{category} வகையில் முந்தையவை',
} as const satisfies Translation<typeof english>
