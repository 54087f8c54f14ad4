// Status Overview: the form's progress, and the number of videos.
import { useId } from 'react'
import { DESCRIPTION_MAX_WORDS, TITLE_MAX, wordCount } from '#domain/video.ts'
import type { UploadState } from '../media/upload-state.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import './status-overview.css'

type Props = { upload: UploadState; title: string; description: string; total: number }

export function StatusOverview({ upload, title, description, total }: Props) {
  const id = useId()
  const words = wordCount(description)
  return (
    <section className="status-overview card rounder stack" aria-labelledby={id}>
      <h3 id={id}>Status Overview</h3>
      <ul className="stack">
        <Progress name="Video File" {...fileStatus(upload)} />
        <Progress
          name="Title"
          says={title.trim() ? `${title.length} of ${TITLE_MAX}` : 'Required'}
          share={title.trim() ? 1 : 0}
        />
        <Progress
          name="Description"
          says={words > 0 ? `${words} of ${DESCRIPTION_MAX_WORDS} words` : 'Optional'}
          share={words / DESCRIPTION_MAX_WORDS}
          isFaulty={words > DESCRIPTION_MAX_WORDS}
          isDone={words <= DESCRIPTION_MAX_WORDS}
        />
      </ul>
      <dl className="stack">
        <div>
          <dt className="note">Total Videos</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt className="note">Word Count</dt>
          <dd>{words}</dd>
        </div>
      </dl>
    </section>
  )
}

type Status = { says: string; share: number; isDone?: boolean; isFaulty?: boolean }

function Progress({ name, says, share, isDone = share === 1, isFaulty = false }: Status & { name: string }) {
  return (
    <li className="stack gap-2 lines-1" data-done={isDone || undefined} data-faulty={isFaulty || undefined}>
      <span className="status-mark">{isFaulty ? <Icon name="warning" /> : isDone && <Icon name="check" />}</span>
      <b>{name}</b>
      <span className="note end">{says}</span>
      <progress className="video-bar" aria-hidden="true" max={100} value={Math.round(Math.min(share, 1) * 100)} />
    </li>
  )
}

function fileStatus(upload: UploadState): Status {
  switch (upload.stage) {
    case 'none':
      return { says: 'Required', share: 0 }
    case 'waiting':
      return { says: 'Uploading', share: 0, isDone: false }
    case 'sending':
      return { says: `Uploading ${Math.round(upload.progress * 100)}%`, share: upload.progress, isDone: false }
    case 'failed':
      return { says: 'Upload failed', share: 0, isFaulty: true }
    case 'sent':
      return { says: 'Uploaded', share: 1 }
  }
}
