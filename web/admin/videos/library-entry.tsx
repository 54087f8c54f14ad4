// One video of the library.
import { memo } from 'react'
import { orderDate } from '#domain/indian-date.ts'
import { playedUrl, truncatedDescription } from '#domain/video.ts'
import type { Video } from '#server/videos/videos.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { VideoPoster } from './video-poster.tsx'
import './library-entry.css'

type EntryActions = { onEdit: (video: Video) => void; onRemove: (video: Video) => void }
type Props = EntryActions & { video: Video; isEdited: boolean }

export const LibraryEntry = memo(function LibraryEntry({ video, isEdited, onEdit, onRemove }: Props) {
  const { title, description, videoUrl, createdAt } = video
  const url = playedUrl(videoUrl)
  return (
    <li className="library-entry" data-edited={isEdited || undefined}>
      <VideoPoster url={url} />
      <div className="library-words stack gap-1">
        <h3 className="breaks">{title}</h3>
        <p className="library-text breaks" data-none={!description || undefined}>
          {truncatedDescription(description)}
        </p>
        <p className="library-date row lines-1 note breaks">
          <span>
            Created <time dateTime={createdAt}>{orderDate(new Date(createdAt))}</time>
          </span>
          {isEdited && <Chip tone="warn">Editing</Chip>}
        </p>
      </div>
      <div className="library-actions row gap-1 nowrap">
        <a
          className="touch strong"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Watch ${title} (opens in a new tab)`}
        >
          Watch
        </a>
        <Button variant="quiet" size="small" aria-label={`Edit ${title}`} title="Edit" onClick={() => onEdit(video)}>
          <Icon name="edit" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete ${title}`}
          title="Delete"
          onClick={() => onRemove(video)}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  )
})
