// Confirms a value that is probably a slip.
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  /** Undefined while the dialog is closed. */
  question: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmSave({ question, onConfirm, onClose }: Props) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onConfirm}>
        Save anyway
      </Button>
      <Button onClick={onClose}>Change it</Button>
    </>
  )
  return (
    <Dialog open={question !== undefined} onClose={onClose} title="Is this right?" size="small" footer={footer}>
      <p>{question}</p>
    </Dialog>
  )
}
