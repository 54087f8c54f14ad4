// The form of a video, new or edited: what is typed and uploaded, what it lacks, and what others did meanwhile.
import { useState } from 'react'
import { INVALID_SHOWCASE_VIDEO, checkVideoFile } from '#domain/upload.ts'
import { canSaveVideo, VIDEO_FORM_REFUSED, videoParts, type VideoPhase, videoTexts } from '#domain/video.ts'
import type { Video } from '#server/videos/videos.ts'
import { uploadedUrl } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useDraftForm } from '../kit/use-draft-form.ts'
import type { Notify } from '../kit/use-notice.ts'
import { wordUploadFailure } from './messages.ts'
import { draftOf, emptyDraft, type VideoFormDraft, videoStore } from './video-draft.ts'

type Setting = {
  /** Undefined for a new video. */
  videoId: string | undefined
  /** The edited video as it is now; undefined also when it was deleted meanwhile. */
  video: Video | undefined
  /** Whether what is typed comes from and goes to the tab's storage. */
  keeps: boolean
  notify: Notify
  onSaved: (message: string) => void
}

export function useVideoForm({ videoId, video, keeps, notify, onSaved }: Setting) {
  const [store] = useState(() => (keeps ? videoStore(videoId) : undefined))
  const [start] = useState(() => (video ? draftOf(video) : emptyDraft))
  const [first] = useState(() => store?.load() ?? start)
  const file = useUpload({
    kind: 'video',
    keptUrl: first.texts.videoUrl,
    nextDelayMs: () => 0, // the waiting of 5 to 10 s belongs to the products' uploads (§4)
    refuse: (chosen) => checkVideoFile(chosen, INVALID_SHOWCASE_VIDEO),
    wordFailure: wordUploadFailure,
  })
  const isUploading = file.state.stage === 'waiting' || file.state.stage === 'sending'
  const url = uploadedUrl(file.state)
  const phase: VideoPhase = isUploading ? 'uploading' : url ? 'uploaded' : 'idle'

  const form = useDraftForm<VideoFormDraft, ActionResult>({
    store,
    start,
    stored: video && { texts: videoTexts(video), parts: videoParts, files: { 'Video file': 'file' } },
    uploads: { videoUrl: file },
    check: ({ texts }) => (canSaveVideo(phase, texts) ? undefined : { message: VIDEO_FORM_REFUSED, errors: {} }),
    payload: ({ texts, key }) => ({
      ...(video ? { intent: 'update', id: video.id } : { intent: 'create', key }),
      ...texts,
    }),
    onSaved: ({ message }) => onSaved(message),
    notify,
  })
  const { draft, isSaving, refusals } = form
  const isTried = refusals > 0
  return {
    ...form,
    file,
    phase: isSaving ? ('saving' as const) : phase,
    isEdit: videoId !== undefined,
    /** The edited video was deleted meanwhile: saving makes it anew. */
    isGone: videoId !== undefined && !video,
    canSave: !isSaving && canSaveVideo(phase, draft.texts),
    /** What a refused save lacked. */
    lacks: {
      file: isTried && url === '' && !isUploading,
      title: isTried && draft.texts.title.trim() === '',
    },
  }
}
