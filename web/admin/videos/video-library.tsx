// The video library, newest first.
import { videos as words } from '#domain/words/en/office/shop/videos.ts'
import type { Video } from '#server/videos/videos.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { LibraryEntry } from './library-entry.tsx'
import './video-library.css'

type Props = {
  videos: readonly Video[]
  editedId: string | undefined
  onEdit: (video: Video) => void
  onRemove: (video: Video) => void
  onUpload: () => void
}

export function VideoLibrary({ videos, editedId, onEdit, onRemove, onUpload }: Props) {
  const text = useWords(words)
  return (
    <section className="video-library stack" aria-labelledby="video-library">
      <h2 id="video-library" tabIndex={-1}>
        {sentence(text.libraryCount({ count: videos.length }), { soft: <span className="soft" /> })}
      </h2>
      {videos.length === 0 ? (
        <Empty
          title={text.noVideos}
          icon="video"
          action={
            <span className="small-only">
              <Button onClick={onUpload}>{text.uploadVideo}</Button>
            </span>
          }
        >
          {text.noVideosText}
        </Empty>
      ) : (
        <ul className="divided">
          {videos.map((video) => (
            <LibraryEntry
              key={video.id}
              video={video}
              isEdited={video.id === editedId}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
