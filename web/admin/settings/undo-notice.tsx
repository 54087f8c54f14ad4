// A notice with the way back from what it says.
import { Button } from '#web/ui/button.tsx'

export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <span className="settings-undo row">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}
