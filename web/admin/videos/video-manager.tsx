// Form and library, side by side or behind two tabs.
import { useEffect, useRef, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { videos as words } from '#domain/words/en/office/shop/videos.ts'
import type { Video } from '#server/videos/videos.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import { useMedia } from '#web/browser/use-media.ts'
import { useNotice } from '../kit/use-notice.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { loadEdited, saveEdited, videoStore } from './video-draft.ts'
import { VideoForm } from './video-form.tsx'
import { VideoLibrary } from './video-library.tsx'
import { panelId, type Tab, tabId, VideoTabs } from './video-tabs.tsx'

/** The styles use the same width. */
const TABS = '(width < 64rem)'

type Props = { videos: readonly Video[]; converts: boolean; keeps: boolean }

export function VideoManager({ videos, converts, keeps }: Props) {
  const text = useWords(words)
  const { waitForVideo } = useWords(uploads)
  const isSmall = useMedia(TABS)
  const [shown, setShown] = useState<Tab>('upload')
  const [editedId, setEditedId] = useState(() => (keeps ? editedBefore(videos) : undefined))
  const [isUploading, setUploading] = useState(false)
  const [deleting, setDeleting] = useState<Video>()
  const [focused, setFocused] = useState<{ tab: Tab }>()
  const { notice, notify, clear } = useNotice()
  const panels = useRef<HTMLDivElement>(null)

  // The pressed button may be gone: focus the next step.
  useEffect(() => {
    if (!focused) return
    const heading = panels.current?.querySelector<HTMLElement>(`#${panelId(focused.tab)} h2`)
    const isSeen = heading && heading.offsetHeight > 1 // on a small screen the tab takes the focus
    ;(isSeen ? heading : document.getElementById(tabId(focused.tab)))?.focus()
  }, [focused])

  const leadTo = (tab: Tab) => {
    setShown(tab)
    setFocused({ tab })
  }
  const turnTo = (videoId: string | undefined) => {
    setEditedId(videoId)
    if (keeps) saveEdited(videoId)
  }
  const edit = ({ id }: Video) => {
    if (isUploading && id !== editedId) return notify('warn', waitForVideo)
    turnTo(id)
    leadTo('upload')
  }
  const cancelEdit = () => {
    videoStore(editedId).forget()
    turnTo(undefined)
    leadTo('upload')
  }
  const saved = (message: string) => {
    turnTo(undefined)
    notify('good', message)
    leadTo('library')
  }
  const deleted = (videoId: string) => {
    if (videoId === editedId) {
      videoStore(editedId).forget()
      turnTo(undefined)
    }
    if (videoId === deleting?.id) leadTo('library')
  }
  const panel = (tab: Tab) => ({
    id: panelId(tab),
    'data-shown': tab === shown || undefined,
    ...(isSmall && { role: 'tabpanel', 'aria-labelledby': tabId(tab) }),
  })

  return (
    <>
      <VideoTabs shown={shown} count={videos.length} onShow={setShown} />
      <div ref={panels} className="video-manager stack top">
        <div {...panel('upload')} className="video-panel stack gap-5">
          <VideoForm
            key={editedId ?? 'new'}
            videoId={editedId}
            video={videos.find(({ id }) => id === editedId)}
            total={videos.length}
            converts={converts}
            keeps={keeps}
            notify={notify}
            onUploading={setUploading}
            onSaved={saved}
            onCancelEdit={cancelEdit}
          />
        </div>
        <div {...panel('library')} className="video-panel stack gap-5">
          <VideoLibrary
            videos={videos}
            editedId={editedId}
            onEdit={edit}
            onRemove={setDeleting}
            onUpload={() => leadTo('upload')}
          />
        </div>
      </div>
      <ConfirmDelete
        kind="video"
        title={text.deleteVideo}
        asked={deleting && { intent: 'remove', field: 'id', id: deleting.id }}
        onClose={() => setDeleting(undefined)}
        onDeleted={deleted}
        notify={notify}
      >
        <p>{text.deleteQuestion}</p>
        <p className="deleted-title strong breaks">{deleting?.title}</p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

/** The video edited before a reload, if it or its draft still exists. */
function editedBefore(videos: readonly Video[]): string | undefined {
  const videoId = loadEdited()
  const isThere =
    videos.some(({ id }) => id === videoId) || (videoId !== undefined && videoStore(videoId).load() !== undefined)
  return isThere ? videoId : undefined
}
