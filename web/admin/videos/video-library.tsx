// The video library, newest first.
import type { Video } from '#server/videos/videos.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
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
  return (
    <section className="video-library stack" aria-labelledby="video-library">
      <h2 id="video-library" tabIndex={-1}>
        Video Library <span className="soft">({videos.length})</span>
      </h2>
      {videos.length === 0 ? (
        <Empty
          title="No videos uploaded yet"
          icon="video"
          action={
            <span className="small-only">
              <Button onClick={onUpload}>Upload Video</Button>
            </span>
          }
        >
          Upload your first video to get started
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
