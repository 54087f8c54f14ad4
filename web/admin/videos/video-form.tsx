// The form of a new or edited video, with its status.
import { useEffect } from 'react'
import { DESCRIPTION_MAX_WORDS, descriptionBadge, TITLE_MAX, wordCount } from '#domain/video.ts'
import type { Video } from '#server/videos/videos.ts'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { FILE_UPLOADED } from './messages.ts'
import { StatusOverview } from './status-overview.tsx'
import { PLAYABLE_ONLY } from '#web/admin/media/upload-state.ts'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import { useVideoForm } from './use-video-form.ts'
import { VideoFile } from './video-file.tsx'
import './video-form.css'

const tones = { Optional: 'plain', Valid: 'good', 'Too long': 'bad' } as const

type Props = {
  videoId: string | undefined
  video: Video | undefined
  total: number
  /** Whether the shop converts what browsers do not play. */
  converts: boolean
  keeps: boolean
  notify: Notify
  onUploading: (isUploading: boolean) => void
  onSaved: (message: string) => void
  onCancelEdit: () => void
}

export function VideoForm({ total, converts, onUploading, onCancelEdit, ...setting }: Props) {
  const { notify } = setting
  const form = useVideoForm(setting)
  const { draft, file, phase, isEdit, lacks } = form
  const { title, description } = draft.texts

  const isUploading = phase === 'uploading'
  useEffect(() => {
    onUploading(isUploading)
    return () => onUploading(false)
  }, [isUploading, onUploading])

  const isFresh = file.state.stage === 'sent' && file.state.isNew
  useEffect(() => {
    if (isFresh) notify('good', FILE_UPLOADED)
  }, [isFresh, notify])

  const words = wordCount(description)
  const badge = descriptionBadge(description)
  const isSaving = phase === 'saving'
  return (
    <>
      <form className="video-form card rounder stack gap-4" noValidate onSubmit={form.submit}>
        <h2 tabIndex={-1} data-edit={isEdit || undefined}>
          {isEdit ? 'Edit Video' : 'Upload Video'}
        </h2>
        <div className="stack gap-2 unless-empty" aria-live="polite">
          {form.isGone && <Notice tone="warn">This video was deleted meanwhile. Update Video makes it again.</Notice>}
        </div>
        <VideoFile
          file={file}
          savedUrl={setting.video?.videoUrl ?? ''}
          remark={converts ? undefined : PLAYABLE_ONLY}
          isLacking={lacks.file}
          isSaving={isSaving}
        />
        <FieldConflict {...form.conflict('videoUrl')} />
        <Field
          label="Video Title"
          required
          hint={`${title.length}/${TITLE_MAX}`}
          error={lacks.title ? 'Required' : undefined}
        >
          {(ids) => <TextInput {...ids} maxLength={TITLE_MAX} autoComplete="off" {...form.input('title')} />}
        </Field>
        <FieldConflict {...form.conflict('title')} />
        <Field
          label="Description"
          hint={
            <>
              <span>
                {words}/{DESCRIPTION_MAX_WORDS} words
              </span>
              <span aria-live="polite">
                <Chip tone={tones[badge]}>{badge}</Chip>
              </span>
            </>
          }
        >
          {(ids) => (
            <TextArea
              {...ids}
              rows={4}
              invalid={badge === 'Too long'}
              aria-invalid={badge === 'Too long' || undefined}
              {...form.input('description')}
            />
          )}
        </Field>
        <FieldConflict {...form.conflict('description')} />
        <div className="video-form-actions row gap-3">
          <Button type="submit" busy={isSaving} aria-disabled={!form.canSave}>
            {isEdit ? (isSaving ? 'Updating...' : 'Update Video') : isSaving ? 'Saving...' : 'Save Video'}
          </Button>
          {isEdit && (
            <Button variant="secondary" busy={isSaving} onClick={onCancelEdit}>
              Cancel Edit
            </Button>
          )}
        </div>
      </form>
      <StatusOverview upload={file.state} title={title} description={description} total={total} />
      <LeaveGuard isActive={isUploading} title="Video is uploading">
        <p>The video is still on its way. If you leave, it has to be chosen and uploaded again.</p>
      </LeaveGuard>
    </>
  )
}
