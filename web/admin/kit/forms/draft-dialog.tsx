// A dialog around a draft form; asks before closing during an upload.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { OwnPasswordForm } from './own-password.tsx'
import type { useDraftForm } from './use-draft-form.ts'
import type { useNotice } from '../use-notice.ts'

type Form = ReturnType<typeof useDraftForm>

type Props = {
  form: Pick<Form, 'isSaving' | 'isUploading' | 'submit' | 'forget' | 'own'>
  notices: ReturnType<typeof useNotice>
  title: string
  /** The label of the submit button. */
  save: string
  className?: string
  size?: 'small' | 'large'
  startsInField?: boolean
  onClose: () => void
  children: ReactNode
}

/** Cancel forgets the draft; the cross and Escape keep it for next time. */
export function DraftDialog(props: Props) {
  const { form, notices, title, save, className = '', size = 'small', startsInField = false, onClose, children } = props
  useReturnFocus()
  const text = useWords(common)
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState<() => void>()
  const leave = (close: () => void) => (form.isUploading ? setLeaving(() => close) : close())
  const cancel = () => {
    form.forget()
    onClose()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={() => leave(cancel)}>
        {text.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.isSaving}>
        {form.isSaving ? text.saving : save}
      </Button>
    </>
  )
  return (
    <>
      <Dialog
        open
        asksToClose
        onClose={() => leave(onClose)}
        title={title}
        size={size}
        startsInField={startsInField}
        footer={footer}
      >
        <form ref={fields} id={formId} className={`stack ${className}`} noValidate onSubmit={form.submit}>
          {children}
        </form>
        <OwnPasswordForm own={form.own} onSubmit={() => fields.current?.requestSubmit()} />
        <NoticeArea notice={notices.notice} ms={NOTICE_MS} onClear={notices.clear} />
      </Dialog>
      <LeaveGuard
        isActive={form.isUploading}
        title={text.fileUploading}
        way={{ isAsked: leaving !== undefined, onLeave: () => leaving?.(), onStay: () => setLeaving(undefined) }}
      >
        <p>{text.fileLost}</p>
      </LeaveGuard>
    </>
  )
}

/** A dialog that is unmounted while open does not return the focus. */
function useReturnFocus() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true })), [opener])
}
