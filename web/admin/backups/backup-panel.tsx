// The Dashboard's backup panel: age of the last backup, a new one, and the download.
import { href, useFetcher } from 'react-router'
import type { BackupNote } from '#domain/backup/backup-note.ts'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { useLookWhile } from '../kit/use-look-while.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { BackupDownload } from './backup-download.tsx'
import '../kit/office-panel.css'
import './backup-panel.css'

/** `place` names where backups go; `download` is set when the last one is on the shop's disk. */
export type BackupView = {
  note: BackupNote
  place: string
  isRunning: boolean
  download?: { file: string; megabytes: string }
}

type BackupPanelProps = { backup: BackupView; notify: Notify }

export function BackupPanel({ backup: { note, place, isRunning, download }, notify }: BackupPanelProps) {
  const text = useWords(backups)
  const fetcher = useFetcher<ActionResult>()
  const isBusy = isRunning || fetcher.state !== 'idle'
  useFetcherResult(fetcher.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  useLookWhile(isRunning)

  return (
    <section className="office-panel" aria-labelledby="backup">
      <h2 id="backup">{text.title}</h2>
      <output>
        <Notice tone={note.tone}>{note.text}</Notice>
      </output>
      <p className="soft breaks">{place}</p>
      <div className="row gap-4 lines-2">
        <fetcher.Form method="post" action={href('/admin/backups')}>
          <Button type="submit" variant="secondary" name="intent" value="back-up" busy={isBusy}>
            {isBusy ? text.making : text.make}
          </Button>
        </fetcher.Form>
        {download && <BackupDownload {...download} notify={notify} />}
      </div>
    </section>
  )
}
