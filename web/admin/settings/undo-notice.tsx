// A notice with an undo.
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <span className="row gap-3 lines-2">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        {useWords(common).undo}
      </Button>
    </span>
  )
}
