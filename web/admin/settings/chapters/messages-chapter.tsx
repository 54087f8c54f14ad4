// Messages to customers in two languages, with a preview.
import {
  asksForTotal,
  fieldsOf,
  fillMessage,
  messageFields,
  messageLabel,
  messageLanguages,
  messageNames,
} from '#domain/settings/message-fields.ts'
import { messageText } from '#domain/messages/order-messages.ts'
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

export function MessagesChapter({ form, saved, examples }: ChapterProps) {
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
                    {fillMessage(typed || usual, { ...values, ...examples?.[language] })}
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
