// Shows three versions of a field that two people changed, and asks which to save.
import type { Answer } from '#domain/three-way.ts'
import { Button } from '#web/ui/button.tsx'
import './conflicts.css'

/** Values in words, or addresses of files; '' for an empty field. */
export type ShownConflict = { label: string; was: string; theirs: string; mine: string; kind?: ValueKind | undefined }
export type ValueKind = 'text' | 'picture' | 'file'

type Props = {
  /** Undefined without a conflict. */
  conflict: ShownConflict | undefined
  /** Undefined when unknown. */
  by?: string | undefined
  onAnswer: (take: Answer) => void
}

/** Always rendered: a live region must exist before its text. */
export function FieldConflict({ conflict, by = 'Someone else', onAnswer }: Props) {
  return (
    <div className="field-conflict stack gap-2 small" aria-live="polite" data-conflict={conflict ? true : undefined}>
      {conflict && (
        <>
          <p className="strong breaks">{`${by} has changed ${conflict.label} too.`}</p>
          <dl className="stack gap-2 lines-1">
            <Version term="It was" value={conflict.was} kind={conflict.kind} />
            <Version term={`${by} made it`} value={conflict.theirs} kind={conflict.kind} />
            <Version term="You made it" value={conflict.mine} kind={conflict.kind} />
          </dl>
          <div className="row">
            <Button variant="secondary" size="small" onClick={() => onAnswer('theirs')}>
              Use theirs <span className="visually-hidden">{`for ${conflict.label}`}</span>
            </Button>
            <Button variant="secondary" size="small" onClick={() => onAnswer('mine')}>
              Keep mine <span className="visually-hidden">{`for ${conflict.label}`}</span>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type VersionProps = { term: string; value: string; kind: ValueKind | undefined }

function Version({ term, value, kind = 'text' }: VersionProps) {
  return (
    <div>
      <dt className="breaks">{term}</dt>
      <dd className="breaks">
        {value === '' ? (
          '(empty)'
        ) : kind === 'picture' ? (
          <img src={value} alt={term} width={64} height={64} />
        ) : kind === 'file' ? (
          <a href={value} target="_blank" rel="noreferrer">{`Open the file: ${term}`}</a>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
