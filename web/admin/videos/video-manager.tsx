// The video manager whole: form with its status, and library; side by side, or behind two tabs on a small screen.
import { useEffect, useRef, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import type { Video } from '#server/videos/videos.ts'
import { useNotice } from '../kit/use-notice.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { RemoveVideo } from './remove-video.tsx'
import { useIsSmall } from './use-is-small.ts'
import { loadDraft, loadEdited, saveDraft, saveEdited } from './video-draft.ts'
import { VideoForm } from './video-form.tsx'
import { VideoLibrary } from './video-library.tsx'
import { panelId, type Tab, tabId, VideoTabs } from './video-tabs.tsx'

const WAIT_FOR_UPLOAD = 'Please wait for the video to finish uploading'

export function VideoManager({ videos, keeps }: { videos: readonly Video[]; keeps: boolean }) {
  const isSmall = useIsSmall()
  const [shown, setShown] = useState<Tab>('upload')
  const [editedId, setEditedId] = useState(() => (keeps ? editedBefore(videos) : undefined))
  const [isUploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<Video>()
  const [led, setLed] = useState<{ to: Tab }>()
  const { notice, notify, clear } = useNotice()
  const panels = useRef<HTMLDivElement>(null)

  // What was pressed may have gone; the keyboard is led on to where the story goes on.
  useEffect(() => {
    if (!led) return
    const heading = panels.current?.querySelector<HTMLElement>(`#${panelId(led.to)} h2`)
    const isSeen = heading && heading.offsetHeight > 1 // the tab stands for it on a small screen
    ;(isSeen ? heading : document.getElementById(tabId(led.to)))?.focus()
  }, [led])

  const lead = (to: Tab) => {
    setShown(to)
    setLed({ to })
  }
  const turnTo = (videoId: string | undefined) => {
    setEditedId(videoId)
    if (keeps) saveEdited(videoId)
  }
  const edit = ({ id }: Video) => {
    if (isUploading && id !== editedId) return notify('warn', WAIT_FOR_UPLOAD)
    turnTo(id)
    lead('upload')
  }
  const cancelEdit = () => {
    saveDraft(editedId, undefined)
    turnTo(undefined)
    lead('upload')
  }
  const saved = (message: string) => {
    turnTo(undefined)
    notify('good', message)
    lead('library')
  }
  const removed = (videoId: string) => {
    if (videoId === editedId) {
      saveDraft(editedId, undefined)
      turnTo(undefined)
    }
    if (videoId === removing?.id) lead('library')
  }
  const panel = (tab: Tab) => ({
    id: panelId(tab),
    'data-shown': tab === shown || undefined,
    ...(isSmall && { role: 'tabpanel', 'aria-labelledby': tabId(tab) }),
  })

  return (
    <>
      <VideoTabs shown={shown} count={videos.length} onShow={setShown} />
      <div ref={panels} className="video-manager">
        <div {...panel('upload')} className="video-panel">
          <VideoForm
            key={editedId ?? 'new'}
            videoId={editedId}
            video={videos.find(({ id }) => id === editedId)}
            total={videos.length}
            keeps={keeps}
            notify={notify}
            onUploading={setUploading}
            onSaved={saved}
            onCancelEdit={cancelEdit}
          />
        </div>
        <div {...panel('library')} className="video-panel">
          <VideoLibrary
            videos={videos}
            editedId={editedId}
            onEdit={edit}
            onRemove={setRemoving}
            onUpload={() => lead('upload')}
          />
        </div>
      </div>
      <RemoveVideo video={removing} onClose={() => setRemoving(undefined)} onRemoved={removed} notify={notify} />
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

/** The video that was being edited before a reload, if there is still something to edit. */
function editedBefore(videos: readonly Video[]): string | undefined {
  const videoId = loadEdited()
  const isThere = videos.some(({ id }) => id === videoId) || (videoId !== undefined && loadDraft(videoId) !== undefined)
  return isThere ? videoId : undefined
}
