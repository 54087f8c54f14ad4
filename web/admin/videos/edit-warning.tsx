// Says that the video being edited was changed or deleted by somebody else meanwhile, before that is written over.
import type { Video } from '#server/videos/videos.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { isGone: boolean; changed: Video | undefined }

export function EditWarning({ isGone, changed }: Props) {
  return (
    <div className="edit-warning" aria-live="polite">
      {isGone && <Notice tone="warn">This video was deleted meanwhile. Update Video makes it again.</Notice>}
      {changed && (
        <Notice tone="warn">
          This video was changed elsewhere meanwhile. Update Video puts what stands here in place of “{changed.title}”.
        </Notice>
      )}
    </div>
  )
}
