// One video of the library.
import { memo } from 'react'
import { orderDate } from '#domain/dates/indian-date.ts'
import { playedUrl, truncatedDescription } from '#domain/video.ts'
import { common } from '#domain/words/en/office/common.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import type { Video } from '#server/videos/videos.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { VideoPoster } from './video-poster.tsx'
import './library-entry.css'

type EntryActions = { onEdit: (video: Video) => void; onRemove: (video: Video) => void }
type Props = EntryActions & { video: Video; isEdited: boolean }

export const LibraryEntry = memo(function LibraryEntry({ video, isEdited, onEdit, onRemove }: Props) {
  const text = useWords(videos)
  const shared = useWords(common)
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
            {sentence(text.created({ date: orderDate(new Date(createdAt)) }), { time: <time dateTime={createdAt} /> })}
          </span>
          {isEdited && <Chip tone="warn">{text.editing}</Chip>}
        </p>
      </div>
      <div className="library-actions row gap-1 nowrap">
        <a className="touch strong" href={url} target="_blank" rel="noreferrer" aria-label={text.watchNamed({ title })}>
          {text.watch}
        </a>
        <Button
          variant="quiet"
          size="small"
          aria-label={text.editNamed({ title })}
          title={shared.edit}
          onClick={() => onEdit(video)}
        >
          <Icon name="edit" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={text.deleteNamed({ title })}
          title={shared.delete}
          onClick={() => onRemove(video)}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  )
})
