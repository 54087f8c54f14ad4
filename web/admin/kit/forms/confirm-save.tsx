// Confirms a value that is probably a slip.
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  /** Undefined while the dialog is closed. */
  question: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmSave({ question, onConfirm, onClose }: Props) {
  const text = useWords(common)
  const footer = (
    <>
      <Button variant="secondary" onClick={onConfirm}>
        {text.saveAnyway}
      </Button>
      <Button onClick={onClose}>{text.changeIt}</Button>
    </>
  )
  return (
    <Dialog open={question !== undefined} onClose={onClose} title={text.isThisRight} size="small" footer={footer}>
      <p>{question}</p>
    </Dialog>
  )
}
