// Confirms and sends a deletion; after the dialog is closed, a notice shows the result.
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ActionResult } from './intents.ts'
import { useFetcherResult } from './use-fetcher-result.ts'
import type { Notify } from './use-notice.ts'
import { useSettling } from './use-settling.ts'
import './confirm-delete.css'

type Props = {
  /** Names the dialog in CSS. */
  kind: string
  title: string
  /** The form field that names the row; undefined while the dialog is closed. */
  asked: { intent: string; field: string; id: string } | undefined
  /** The label of the confirm button. */
  action?: string
  /** The label of the cancel button. */
  keep?: string
  /** The form's action; the screen's own by default. */
  to?: string
  onClose: () => void
  onDeleted?: (id: string) => void
  notify: Notify
  /** The notice after the deletion; the server's message by default. */
  noticeOf?: (message: string, id: string) => ReactNode
  children: ReactNode
}

export function ConfirmDelete({
  kind,
  title,
  asked,
  action,
  keep,
  to,
  onClose,
  onDeleted,
  notify,
  noticeOf = (message) => message,
  children,
}: Props) {
  const text = useWords(common)
  const { data, state, Form } = useFetcher<ActionResult>()
  const [sentId, setSentId] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  useFetcherResult(data, ({ ok, message }) => {
    if (sentId === undefined) return
    const isOpen = sentId === asked?.id
    if (!ok) return isOpen ? setFailure(message) : notify('bad', message)
    onDeleted?.(sentId)
    notify('good', noticeOf(message, sentId))
    if (isOpen) close()
  })
  const send = () => {
    setFailure(undefined)
    setSentId(asked?.id)
  }

  // The second of two quick taps on the opening button must not confirm.
  const isSettling = useSettling(asked?.id)
  const form = `delete-${kind}`
  const footer = (
    <div className="confirm-delete-buttons" data-kind={kind} data-settling={isSettling || undefined}>
      <Button variant="secondary" onClick={close}>
        {keep ?? text.cancel}
      </Button>
      <Button variant="danger" type="submit" form={form} busy={state !== 'idle'}>
        {action ?? text.delete}
      </Button>
    </div>
  )
  return (
    <Dialog open={asked !== undefined} onClose={close} title={title} size="small" footer={footer}>
      {asked && (
        <Form method="post" {...(to !== undefined && { action: to })} id={form} onSubmit={send}>
          <input type="hidden" name="intent" value={asked.intent} />
          <input type="hidden" name={asked.field} value={asked.id} />
          {children}
          <div className="confirm-delete-failure" role="alert">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
        </Form>
      )}
    </Dialog>
  )
}
