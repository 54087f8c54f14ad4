// Asks whether the guessed product and prices are right.
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewRow } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'
import { RowFields } from './row-fields.tsx'

type Props = Shown & { row: PreviewRow }

export function RowAnswer({ row, ...shown }: Props) {
  const { number, guess, isAnswered, isSaidNew, question, isConfirmed, fields } = row
  const text = useWords(imports)
  const { choose, isWaiting, failure } = useImportForm(shown.notify)
  const send = (values: Record<string, string>) => choose(values, shown)
  return (
    <div className="import-answer stack gap-2">
      {guess && (
        <>
          <p className="strong">{text.isThis(guess)}</p>
          <Segmented
            label={text.productOfRow({ number: String(number) })}
            value={isAnswered ? guess.id : ''}
            options={[
              { value: '', label: text.leaveOut },
              { value: guess.id, label: text.yesItIs },
              { value: 'new', label: text.noItIsNew },
            ]}
            onChange={(answer) => send({ [`answer:${number}`]: answer })}
          />
        </>
      )}
      {isSaidNew && (
        <p className="row lines-0">
          {text.youSaidNew}
          <Button variant="quiet" size="small" busy={isWaiting} onClick={() => send({ [`answer:${number}`]: '' })}>
            {text.change}
          </Button>
        </p>
      )}
      {question && <p className="strong">{question}</p>}
      {fields.length > 0 && <RowFields {...shown} number={number} fields={fields} send={send} isBusy={isWaiting} />}
      {question && (
        <Segmented
          label={text.answerOfRow({ number: String(number) })}
          value={isConfirmed ? question : ''}
          options={[
            { value: '', label: text.leaveOut },
            { value: question, label: text.yesSave },
          ]}
          onChange={(answer) => send({ [`confirm:${number}`]: answer })}
        />
      )}
      {failure && <p className="bad strong">{failure}</p>}
    </div>
  )
}
