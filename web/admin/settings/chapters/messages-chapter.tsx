// Messages to customers in two languages, with a preview.
import {
  asksForTotal,
  fieldsOf,
  fillMessage,
  messageFields,
  messageLabel,
  type MessageLanguage,
  messageLanguages,
  messageNames,
} from '#domain/settings/message-fields.ts'
import { freightIn, messageText, revisedIn, sumsIn } from '#domain/messages/order-messages.ts'
import { dueOf } from '#domain/payments/due.ts'
import { messagesChapter } from '#domain/words/en/office/shop/settings.ts'
import { messageKeyLabel } from '#domain/settings/messages-chapter.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
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
  const text = useWords(messagesChapter)
  const values = { ...messageFields, shop: String(saved.name) }
  const settings = { name: '', upiId: '', callItEnquiry: saved.callItEnquiry === true, messages: {} }
  return (
    <SettingParts form={form} field="messages" hidesLabel>
      <div className="stack gap-1">
        <p>{text.purpose}</p>
        <p>{text.fields}</p>
        <p>{text.known({ fields: known.join(' ') })}</p>
        <p>{text.inEstimate({ fields: inEstimate.join(' ') })}</p>
      </div>
      {messageNames.map((name) => (
        <SettingGroup key={name} title={messageLabel(name)}>
          {messageLanguages.map((language) => {
            const key = `${name}-${language}` as const
            const usual = messageText(settings, name, language)
            const typed = form.texts[`messages.${key}`]?.trim() ?? ''
            return (
              <div key={key} className="setting-message stack gap-2">
                <LongSetting form={form} name={`messages.${key}`} label={messageKeyLabel(key)} rows={6} wide />
                {asksForTotal(typed, name) && (
                  <Notice tone="warn">{text.asksForTotal({ total: '{total}', due: '{due}' })}</Notice>
                )}
                {typed === '' && (
                  <div>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={text.changeOf({ name: messageKeyLabel(key) })}
                      onClick={() => form.set(`messages.${key}`, usual)}
                    >
                      {text.change}
                    </Button>
                  </div>
                )}
                <details className="setting-preview">
                  <summary aria-label={text.previewOf({ name: messageKeyLabel(key) })}>
                    <span>{text.preview}</span>
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
