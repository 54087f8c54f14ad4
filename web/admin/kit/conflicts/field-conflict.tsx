// Shows beside a field that two have changed how it was, what they have made of it and what is typed here, and asks which of them to save.
import type { Answer } from '#domain/merge/three-way.ts'
import { Button } from '#web/ui/button.tsx'
import './conflicts.css'

/** The values in words; '' for an empty field. */
export type ShownConflict = { label: string; was: string; theirs: string; mine: string }

type Props = {
  /** Undefined while nobody else has changed the field. */
  conflict: ShownConflict | undefined
  /** Who has changed it, where that is known. */
  by?: string | undefined
  onAnswer: (take: Answer) => void
}

/** Is part of the page before there is a conflict, so that one that comes is read aloud. */
export function FieldConflict({ conflict, by = 'Someone else', onAnswer }: Props) {
  return (
    <div className="field-conflict" aria-live="polite" data-conflict={conflict ? true : undefined}>
      {conflict && (
        <>
          <p>{`${by} has changed ${conflict.label} too.`}</p>
          <dl>
            <Version term="It was" value={conflict.was} />
            <Version term={`${by} made it`} value={conflict.theirs} />
            <Version term="You made it" value={conflict.mine} />
          </dl>
          <div className="field-conflict-ways">
            <Button
              variant="secondary"
              size="small"
              aria-label={`Use theirs: ${conflict.label}`}
              onClick={() => onAnswer('theirs')}
            >
              Use theirs
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Keep mine: ${conflict.label}`}
              onClick={() => onAnswer('mine')}
            >
              Keep mine
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function Version({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value === '' ? 'empty' : value}</dd>
    </div>
  )
}
