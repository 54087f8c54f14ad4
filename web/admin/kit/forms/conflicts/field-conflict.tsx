// Shows three versions of a field that two people changed, and asks which to save.
import type { Answer } from '#domain/three-way.ts'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
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
export function FieldConflict({ conflict, by, onAnswer }: Props) {
  const text = useWords(common)
  const who = by ?? text.someoneElse
  return (
    <div className="field-conflict stack gap-2 small" aria-live="polite" data-conflict={conflict ? true : undefined}>
      {conflict && (
        <>
          <p className="strong breaks">{text.changedToo({ who, field: conflict.label })}</p>
          <dl className="stack gap-2 lines-1">
            <Version term={text.was} value={conflict.was} kind={conflict.kind} />
            <Version term={text.theyMadeIt({ who })} value={conflict.theirs} kind={conflict.kind} />
            <Version term={text.youMadeIt} value={conflict.mine} kind={conflict.kind} />
          </dl>
          <div className="row">
            <Button variant="secondary" size="small" onClick={() => onAnswer('theirs')}>
              <span aria-hidden="true">{text.takeTheirs}</span>
              <span className="visually-hidden">{text.takeTheirsFor({ field: conflict.label })}</span>
            </Button>
            <Button variant="secondary" size="small" onClick={() => onAnswer('mine')}>
              <span aria-hidden="true">{text.keepMine}</span>
              <span className="visually-hidden">{text.keepMineFor({ field: conflict.label })}</span>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type VersionProps = { term: string; value: string; kind: ValueKind | undefined }

function Version({ term, value, kind = 'text' }: VersionProps) {
  const text = useWords(common)
  return (
    <div>
      <dt className="breaks">{term}</dt>
      <dd className="breaks">
        {value === '' ? (
          text.emptyValue
        ) : kind === 'picture' ? (
          <img src={value} alt={term} width={64} height={64} />
        ) : kind === 'file' ? (
          <a href={value} target="_blank" rel="noreferrer">
            {text.openFile({ version: term })}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
