// Confirms and sends a deletion; after the dialog is closed, a notice shows the result.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { ActionResult } from '../intents.ts'
import { useFetcherResult } from '../use-fetcher-result.ts'
import type { Notify } from '../use-notice.ts'

type Props = Pick<ComponentProps<typeof ConfirmDialog>, 'kind' | 'title' | 'action' | 'keep' | 'children'> & {
  /** The form field that names the row; undefined while the dialog is closed. */
  asked: { intent: string; field: string; id: string } | undefined
  /** The form's action; the screen's own by default. */
  to?: string
  onClose: () => void
  onDeleted?: (id: string) => void
  notify: Notify
  /** The notice after the deletion; the server's message by default. */
  noticeOf?: (message: string, id: string) => ReactNode
}

export function ConfirmDelete({
  asked,
  to,
  onClose,
  onDeleted,
  notify,
  noticeOf = (message) => message,
  children,
  ...looks
}: Props) {
  const { data, state, submit } = useFetcher<ActionResult>()
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
  const send = (form: FormData) => {
    if (!asked) return
    setFailure(undefined)
    setSentId(asked.id)
    form.set('intent', asked.intent)
    form.set(asked.field, asked.id)
    void submit(form, { method: 'post', ...(to !== undefined && { action: to }) })
  }
  return (
    <ConfirmDialog
      {...looks}
      asked={asked?.id}
      isBusy={state !== 'idle'}
      failure={failure}
      onConfirm={send}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  )
}
