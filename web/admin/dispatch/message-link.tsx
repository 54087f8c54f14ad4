// Opens WhatsApp with a message and records that it was opened.
import type { ReactNode } from 'react'
import { href, useFetcher } from 'react-router'
import type { MessageLanguage } from '#domain/settings/message-fields.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { MessageView } from './message-view.ts'

type Props = {
  message: MessageView
  language?: MessageLanguage
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium'
  label?: string
  notify: Notify
  children: ReactNode
}

/** A real link, which no pop-up blocker stops; the record is sent beside it. */
export function MessageLink({
  message,
  language = message.language,
  variant = 'secondary',
  size = 'small',
  label,
  notify,
  children,
}: Props) {
  const { to, record } = useMessageLink(message, language, notify)
  return (
    <a
      className="button"
      data-variant={variant}
      data-size={size}
      href={to}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      onClick={record}
    >
      <Icon name="whatsapp" /> <span>{children}</span>
    </a>
  )
}

/** `record` is to be called when the link `to` is pressed. */
export function useMessageLink(message: MessageView, language: MessageLanguage, notify: Notify) {
  const fetcher = useFetcher<ActionResult>()
  useFetcherResult(fetcher.data, ({ ok, message: sentence }) => !ok && notify('warn', sentence))
  const { orderId, number, name, texts, duePaise } = message
  const record = () =>
    void fetcher.submit(
      {
        intent: 'message',
        orderId,
        name,
        language,
        key: newIdempotencyKey(),
        ...(duePaise !== undefined && { duePaise }),
      },
      { method: 'post', action: href('/admin/dispatch') },
    )
  return { to: whatsappLink('web', number, texts[language]), record }
}
