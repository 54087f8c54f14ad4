// The video form at work: what is typed and uploaded, kept across reloads, saved once, and emptied after that.
import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { INVALID_SHOWCASE_VIDEO, checkVideoFile } from '#domain/upload.ts'
import { canSaveVideo, VIDEO_FORM_REFUSED, type VideoPhase, videoVersion } from '#domain/video.ts'
import type { Video } from '#server/videos/videos.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { uploadedUrl, currentUrl } from '../media/upload-state.ts'
import { useUpload } from '../media/use-upload.ts'
import { newIdempotencyKey } from '../../browser/idempotency-key.ts'
import type { clientAction } from './route.tsx'
import { wordUploadFailure } from './messages.ts'
import { draftOf, emptyDraft, isAsDrafted, loadDraft, saveDraft } from './video-draft.ts'

type Setting = {
  /** Undefined for a new video. */
  videoId: string | undefined
  /** The edited video as it is now; undefined also when it was deleted meanwhile. */
  video: Video | undefined
  /** Whether what is typed comes from and goes to the tab's memory. */
  keeps: boolean
  notify: Notify
  onSaved: (message: string) => void
}

export type VideoFormState = ReturnType<typeof useVideoForm>

export function useVideoForm({ videoId, video, keeps, notify, onSaved }: Setting) {
  const fetcher = useFetcher<typeof clientAction>()
  const [kept] = useState(() => (keeps ? loadDraft(videoId) : undefined))
  const [first] = useState(() => kept ?? (video ? draftOf(video) : emptyDraft))
  const [draft, setDraft] = useState(first)
  const [isTyped, setTyped] = useState(kept !== undefined)
  const [isTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const file = useUpload({
    kind: 'video',
    keptUrl: first.videoUrl,
    nextDelayMs: () => 0, // the waiting of 5 to 10 s belongs to the products' uploads (§4)
    refuse: (chosen) => checkVideoFile(chosen, INVALID_SHOWCASE_VIDEO),
    wordFailure: wordUploadFailure,
  })

  const isSaving = fetcher.state !== 'idle'
  const url = uploadedUrl(file.state)
  const isUploading = file.state.stage === 'waiting' || file.state.stage === 'sending'
  const phase: VideoPhase = isSaving ? 'saving' : isUploading ? 'uploading' : url ? 'uploaded' : 'idle'

  const urlToKeep = currentUrl(file.state)
  const isWorthKeeping = isTyped || urlToKeep !== first.videoUrl
  useEffect(() => {
    if (keeps && isWorthKeeping) saveDraft(videoId, { ...draft, videoUrl: urlToKeep })
  }, [keeps, isWorthKeeping, videoId, draft, urlToKeep])

  useFetcherResult(fetcher.data, (answer) => {
    if ('keyIsSpent' in answer) setDraft(({ key: _key, ...now }) => now)
    if (!answer.ok) return notify('bad', answer.message)
    saveDraft(videoId, undefined)
    setDraft(emptyDraft)
    setTyped(false)
    setTried(false)
    file.set('')
    onSaved(answer.message)
  })

  const isGone = videoId !== undefined && !video
  const isChanged = video !== undefined && videoVersion(video) !== draft.seen

  return {
    draft,
    file,
    phase,
    isEdit: videoId !== undefined,
    /** The edited video was deleted meanwhile: saving makes it anew. */
    isGone,
    /** The edited video as somebody else has left it meanwhile. */
    changed: isChanged && !isAsDrafted(video, { ...draft, videoUrl: urlToKeep }) ? video : undefined,
    canSave: canSaveVideo(phase, draft),
    /** What a refused save lacked. */
    lacks: { file: isTried && url === '' && !isUploading, title: isTried && draft.title.trim() === '' },
    /** Counts the saves that were refused, so that the screen can lead to the first fault of each. */
    refusals,
    type(name: 'title' | 'description', text: string) {
      setTyped(true)
      setDraft((now) => ({ ...now, [name]: text }))
    },
    save(event: FormEvent) {
      event.preventDefault()
      if (isSaving) return
      if (!canSaveVideo(phase, draft)) {
        setTried(true)
        setRefusals((count) => count + 1)
        return notify('bad', VIDEO_FORM_REFUSED)
      }
      const { title, description, key = newIdempotencyKey() } = draft
      setDraft((now) => ({ ...now, key }))
      setTyped(true)
      const target: Record<string, string> = video
        ? { intent: 'update', id: video.id, seen: videoVersion(video) }
        : { intent: 'create', key }
      void fetcher.submit({ ...target, title, description, videoUrl: url }, { method: 'post' })
    },
  }
}
