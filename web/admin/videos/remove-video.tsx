// Asks before a video is deleted, and deletes it.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Video } from '#server/videos.ts'
import { useAnswer } from '#web/admin/frame/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { clientAction } from './route.tsx'

type Props = { video: Video | undefined; onClose: () => void; onRemoved: (message: string) => void }

export function RemoveVideo({ video, onClose, onRemoved }: Props) {
  const { data, state, Form } = useFetcher<typeof clientAction>()
  const [failure, setFailure] = useState<string>()
  useAnswer(data, (answer) => {
    setFailure(answer.ok ? undefined : answer.message)
    if (answer.ok) onRemoved(answer.message)
  })
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const footer = (
    <Form method="post" className="remove-video">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={video?.id ?? ''} />
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" busy={state === 'submitting'}>
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
