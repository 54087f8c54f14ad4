// Asks before an act that is hard to undo, and shows its failure.
import type { ReactNode } from 'react'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useSettling } from '../use-settling.ts'
import './confirm-dialog.css'

type Props = {
  /** Names the dialog in CSS. */
  kind: string
  title: string
  /** Undefined while the dialog is closed. */
  asked: string | undefined
  /** Labels of the buttons. */
  action?: string
  keep?: string
  isBusy: boolean
  failure: string | undefined
  /** Gets the fields among `children`. */
  onConfirm: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

export function ConfirmDialog(props: Props) {
  const { kind, title, asked, action, keep, isBusy, failure, onConfirm, onClose, children } = props
  const text = useWords(common)
  // The second of two quick taps on the opening button must not confirm.
  const isSettling = useSettling(asked)
  const form = `confirm-${kind}`
  const footer = (
    <div className="confirm-buttons" data-kind={kind} data-settling={isSettling || undefined}>
      <Button variant="secondary" onClick={onClose}>
        {keep ?? text.cancel}
      </Button>
      <Button variant="danger" type="submit" form={form} busy={isBusy}>
        {action ?? text.delete}
      </Button>
    </div>
  )
  return (
    <Dialog open={asked !== undefined} onClose={onClose} title={title} size="small" footer={footer}>
      {asked !== undefined && (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            onConfirm(new FormData(event.currentTarget))
          }}
        >
          {children}
          <div className="confirm-failure" role="alert">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
        </form>
      )}
    </Dialog>
  )
}
