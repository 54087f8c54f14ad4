// Asks before an import is saved, for the own password too where the sign-in is no longer recent.
import { useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { OwnPasswordForm, useOwnPassword } from '../kit/forms/own-password.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { CheckedView } from './moving-view.ts'

type Props = { view: CheckedView; isAsked: boolean; onClose: () => void }

export function SaveDialog({ view: { id, name, adds, waits }, isAsked, onClose }: Props) {
  const text = useWords(movingIn)
  const words = useWords(common)
  const formId = useId()
  const { submit, data, state } = useFetcher<ActionResult>()
  const own = useOwnPassword()
  const [failure, setFailure] = useState<string>()
  const isBusy = state !== 'idle'
  const close = () => {
    own.forget()
    setFailure(undefined)
    onClose()
  }
  useFetcherResult(data, (result) => {
    if (own.hear(result)) return
    if (result.ok) close()
    else setFailure(result.message)
  })
  const save = () => {
    if (isBusy) return
    setFailure(undefined)
    void submit({ intent: 'save', id, name, ...own.fields }, { method: 'post' })
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        {words.cancel}
      </Button>
      <Button busy={isBusy} onClick={save}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open={isAsked} onClose={close} title={text.saveTitle} size="small" footer={footer}>
      <div className="stack">
        <p>{adds}</p>
        <p>{text.saveAll}</p>
        {waits !== '' && <Notice tone="warn">{waits}</Notice>}
        <OwnPasswordForm id={formId} own={own} onSubmit={save} />
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
      </div>
    </Dialog>
  )
}
