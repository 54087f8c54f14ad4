// Asks before a video is deleted, and deletes it.
import { useFetcher } from 'react-router'
import type { Video } from '#server/videos/videos.ts'
import { useDeletion } from '../kit/confirm-delete.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { clientAction } from './route.tsx'

type Props = { video: Video | undefined; onClose: () => void; onRemoved: (videoId: string) => void; notify: Notify }

export function RemoveVideo({ video, onClose, onRemoved, notify }: Props) {
  const { data, state, Form } = useFetcher<typeof clientAction>()
  const { failure, close, send } = useDeletion({ askedId: video?.id, answer: data, onClose, onRemoved, notify })
  const footer = (
    <Form method="post" className="remove-video" onSubmit={send}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={video?.id ?? ''} />
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" busy={state !== 'idle'}>
        Delete
      </Button>
    </Form>
  )
  return (
    <Dialog open={video !== undefined} onClose={close} title="Delete Video" size="small" footer={footer}>
      <p>Are you sure you want to delete this video? This action cannot be undone.</p>
      <p className="removed-title">{video?.title}</p>
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
    </Dialog>
  )
}
