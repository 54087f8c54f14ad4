// What became of a message to a device, in words.
import type { SendOutcome } from '#server/notifications/send-message.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { notifications } from '#domain/words/en/office/notifications.ts'

export function testText(outcome: SendOutcome['outcome']): string {
  const text = wordsOf(notifications)
  const texts: Record<SendOutcome['outcome'], string> = {
    reached: text.testSent,
    gone: text.testGone,
    refused: text.testRefused,
    unreachable: text.testUnreachable,
  }
  return texts[outcome]
}
