// Messages to customers in two languages, with a preview.
import {
  asksForTotal,
  fieldsOf,
  fillMessage,
  messageFields,
  messageLabels,
  type MessageLanguage,
  messageLanguages,
  messageNames,
} from '#domain/settings/message-fields.ts'
import { freightIn, messageText, revisedIn, sumsIn } from '#domain/messages/order-messages.ts'
import { dueOf } from '#domain/payments/due.ts'
import { messageKeyLabel } from '#domain/settings/messages-chapter.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LongSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

const known = fieldsOf('confirmed')
const inEstimate = fieldsOf('revised').filter((field) => !known.includes(field))

const example = { freight: 'to pay', freightPaise: 450_00 } as const
const order = { totalItems: 70, totalPaise: 4_250_00, revision: 1, revisedAt: '2026-10-29T06:00:00.000Z' }
const due = dueOf(order.totalPaise, 1_000_00)

function exampleIn(language: MessageLanguage) {
  return {
    freight: freightIn(example, language),
    revised: revisedIn(order, language),
    sums: sumsIn(order, due, language),
  }
}

export function MessagesChapter({ form, saved }: ChapterProps) {
  const values = { ...messageFields, shop: String(saved.name) }
  const settings = { name: '', upiId: '', callItEnquiry: saved.callItEnquiry === true, messages: {} }
  return (
    <SettingParts form={form} field="messages" hidesLabel>
      <p>
        What the WhatsApp buttons of an order write. Empty: the shop’s usual text, as the preview shows it. These words
        in braces are filled in, and a line of which one is empty is left out: {known.join(' ')}
        {'. '}
        The estimate has these as well: {inEstimate.join(' ')}
      </p>
      {messageNames.map((name) => (
        <SettingGroup key={name} title={messageLabels[name]}>
          {messageLanguages.map((language) => {
            const key = `${name}-${language}` as const
            const usual = messageText(settings, name, language)
            const typed = form.texts[`messages.${key}`]?.trim() ?? ''
            return (
              <div key={key} className="setting-message stack gap-2">
                <LongSetting form={form} name={`messages.${key}`} label={messageKeyLabel(key)} rows={6} wide />
                {asksForTotal(typed, name) && (
                  <Notice tone="warn">
                    This text asks for {'{total}'}, also from a customer who has paid a part of it. Write {'{due}'}{' '}
                    instead: that is what is left to pay.
                  </Notice>
                )}
                {typed === '' && (
                  <div>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`Change the usual text: ${messageKeyLabel(key)}`}
                      onClick={() => form.set(`messages.${key}`, usual)}
                    >
                      Change the usual text
                    </Button>
                  </div>
                )}
                <details className="setting-preview">
                  <summary>
                    <span>
                      Preview<span className="visually-hidden"> of {messageKeyLabel(key)}</span>
                    </span>
                  </summary>
                  <p className="small breaks" lang={language}>
                    {fillMessage(typed || usual, { ...values, ...exampleIn(language) })}
                  </p>
                </details>
              </div>
            )
          })}
        </SettingGroup>
      ))}
    </SettingParts>
  )
}
