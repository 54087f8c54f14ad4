// Undoes a count and shows the result.
import { useFetcher } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import type { CountResult } from './intents.ts'

export function UndoCount({ countKey, label }: { countKey: string; label: string }) {
  const shared = useWords(common)
  const { data, state, Form } = useFetcher<CountResult>()
  const isUndone = data?.ok === true
  return (
    <div className="row">
      <output className={data && !data.ok ? 'bad' : undefined}>{data?.message}</output>
      {!isUndone && (
        <Form method="post">
          <input type="hidden" name="key" value={countKey} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            name="intent"
            value="undo-count"
            busy={state !== 'idle'}
            aria-label={label}
          >
            {state === 'idle' ? shared.undo : shared.undoing}
          </Button>
        </Form>
      )}
    </div>
  )
}
