// Status Overview: the form's progress, and the number of videos.
import { useId } from 'react'
import { wordsOf } from '#domain/words/catalogue.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import { DESCRIPTION_MAX_WORDS, TITLE_MAX, wordCount } from '#domain/video.ts'
import type { UploadState } from '../media/upload-state.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import './status-overview.css'

type Props = { upload: UploadState; title: string; description: string; total: number }

export function StatusOverview({ upload, title, description, total }: Props) {
  const id = useId()
  const text = useWords(videos)
  const words = wordCount(description)
  return (
    <section className="status-overview card rounder stack" aria-labelledby={id}>
      <h3 id={id}>{text.statusOverview}</h3>
      <ul className="stack">
        <Progress name={text.videoFile} {...fileStatus(upload)} />
        <Progress
          name={text.titlePart}
          says={title.trim() ? text.letters({ letters: title.length, most: TITLE_MAX }) : text.required}
          share={title.trim() ? 1 : 0}
        />
        <Progress
          name={text.description}
          says={words > 0 ? text.words({ words, most: DESCRIPTION_MAX_WORDS }) : text.optional}
          share={words / DESCRIPTION_MAX_WORDS}
          isFaulty={words > DESCRIPTION_MAX_WORDS}
          isDone={words <= DESCRIPTION_MAX_WORDS}
        />
      </ul>
      <dl className="stack">
        <div>
          <dt className="note">{text.totalVideos}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt className="note">{text.wordCount}</dt>
          <dd>{words}</dd>
        </div>
      </dl>
    </section>
  )
}

type Status = { says: string; share: number; isDone?: boolean; isFaulty?: boolean }

function Progress({ name, says, share, isDone = share === 1, isFaulty = false }: Status & { name: string }) {
  return (
    <li className="row lines-1" data-done={isDone || undefined} data-faulty={isFaulty || undefined}>
      <span className="status-mark">{isFaulty ? <Icon name="warning" /> : isDone && <Icon name="check" />}</span>
      <b>{name}</b>
      <span className="note end">{says}</span>
      <progress className="video-bar" aria-hidden="true" max={100} value={Math.round(Math.min(share, 1) * 100)} />
    </li>
  )
}

function fileStatus(upload: UploadState): Status {
  const text = wordsOf(videos)
  switch (upload.stage) {
    case 'none':
      return { says: text.required, share: 0 }
    case 'waiting':
      return { says: text.fileUploading, share: 0, isDone: false }
    case 'sending':
      return {
        says: text.filePercent({ percent: Math.round(upload.progress * 100) }),
        share: upload.progress,
        isDone: false,
      }
    case 'failed':
      return { says: text.fileFailed, share: 0, isFaulty: true }
    case 'sent':
      return { says: text.uploaded, share: 1 }
  }
}
