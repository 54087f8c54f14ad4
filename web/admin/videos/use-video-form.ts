// The form of a new or edited video.
import { useState } from 'react'
import { checkVideoFile } from '#domain/upload.ts'
import { canSaveVideo, videoParts, type VideoPhase, videoTexts } from '#domain/video.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import type { Video } from '#server/videos/videos.ts'
import { uploadedUrl } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import type { Notify } from '../kit/use-notice.ts'
import { videoPartLabels, wordUploadFailure } from './messages.ts'
import { draftOf, emptyDraft, type VideoFormDraft, videoStore } from './video-draft.ts'

type Setting = {
  /** Undefined for a new video. */
  videoId: string | undefined
  /** The stored video; undefined also after a deletion. */
  video: Video | undefined
  /** Whether the draft is kept in the tab. */
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
    nextDelayMs: () => 0, // the 5 to 10 s of §4 are for products
    refuse: (chosen) => checkVideoFile(chosen, wordsOf(uploads).invalidShowcaseVideo),
    wordFailure: wordUploadFailure,
  })
  const isUploading = file.state.stage === 'waiting' || file.state.stage === 'sending'
  const url = uploadedUrl(file.state)
  const phase: VideoPhase = isUploading ? 'uploading' : url ? 'uploaded' : 'idle'

  const form = useDraftForm<VideoFormDraft, ActionResult>({
    store,
    start,
    stored: video && {
      texts: videoTexts(video),
      parts: videoParts,
      labels: videoPartLabels(),
      files: { videoUrl: 'file' },
    },
    uploads: { videoUrl: file },
    check: ({ texts }) =>
      canSaveVideo(phase, texts) ? undefined : { message: wordsOf(videos).formRefused, errors: {} },
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
    /** The edited video was deleted: saving adds it again. */
    isGone: videoId !== undefined && !video,
    canSave: !isSaving && canSaveVideo(phase, draft.texts),
    /** What a refused save lacked. */
    lacks: {
      file: isTried && url === '' && !isUploading,
      title: isTried && draft.texts.title.trim() === '',
    },
  }
}
