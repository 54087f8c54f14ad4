// Confirms deleting a pack; the notice can undo it.
import { useFetcher } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { SentPack } from './shown-packs.ts'

type Props = { pack: SentPack | undefined; onClose: () => void; notify: Notify }

export function DeletePack({ pack, onClose, notify }: Props) {
  const text = useWords(words)
  const { data, submit } = useFetcher<ActionResult>()
  useFetcherResult(data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const noticeOf = (message: string, id: string) => (
    <span className="spread gap-3 nowrap">
      <span className="breaks">{message}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void submit({ intent: 'restore', id }, { method: 'post' })}
      >
        {wordsOf(common).undo}
      </Button>
    </span>
  )
  return (
    <ConfirmDelete
      kind="pack"
      title={text.deleteTitle}
      asked={pack && { intent: 'remove', field: 'id', id: pack.id }}
      onClose={onClose}
      notify={notify}
      noticeOf={noticeOf}
    >
      <p>{text.deleteAsk}</p>
      <p>{pack && <strong>{<BothNames name={pack.name} tamilName={pack.tamilName} />}</strong>}</p>
    </ConfirmDelete>
  )
}
