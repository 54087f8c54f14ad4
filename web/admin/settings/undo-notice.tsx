// A notice with an undo.
import { Button } from '#web/ui/button.tsx'

export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <span className="row gap-3 lines-2">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}
