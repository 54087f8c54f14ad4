// The form of a new or edited video, with its status.
import { useEffect } from 'react'
import { common } from '#domain/words/en/office/common.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import { DESCRIPTION_MAX_WORDS, descriptionBadge, TITLE_MAX, wordCount } from '#domain/video.ts'
import type { Video } from '#server/videos/videos.ts'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { StatusOverview } from './status-overview.tsx'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import { useVideoForm } from './use-video-form.ts'
import { VideoFile } from './video-file.tsx'
import './video-form.css'

const tones = { optional: 'plain', valid: 'good', tooLong: 'bad' } as const

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
  const text = useWords(videos)
  const { playableOnly } = useWords(uploads)
  const { saving } = useWords(common)
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
    if (isFresh) notify('good', text.fileUploaded)
  }, [isFresh, notify, text])

  const words = wordCount(description)
  const badge = descriptionBadge(description)
  const isSaving = phase === 'saving'
  return (
    <>
      <form className="video-form card rounder stack gap-4" noValidate onSubmit={form.submit}>
        <h2 tabIndex={-1} data-edit={isEdit || undefined}>
          {isEdit ? text.editVideo : text.uploadVideo}
        </h2>
        <div className="stack gap-2 unless-empty" aria-live="polite">
          {form.isGone && <Notice tone="warn">{text.deletedByOthers}</Notice>}
        </div>
        <VideoFile
          file={file}
          savedUrl={setting.video?.videoUrl ?? ''}
          remark={converts ? undefined : playableOnly}
          isLacking={lacks.file}
          isSaving={isSaving}
        />
        <FieldConflict {...form.conflict('videoUrl')} />
        <Field
          label={text.videoTitle}
          required
          hint={text.titleLength({ letters: title.length, most: TITLE_MAX })}
          error={lacks.title ? text.required : undefined}
        >
          {(ids) => <TextInput {...ids} maxLength={TITLE_MAX} autoComplete="off" {...form.input('title')} />}
        </Field>
        <FieldConflict {...form.conflict('title')} />
        <Field
          label={text.description}
          hint={
            <>
              <span>{text.wordsOfMost({ words, most: DESCRIPTION_MAX_WORDS })}</span>
              <span aria-live="polite">
                <Chip tone={tones[badge]}>{text[badge]}</Chip>
              </span>
            </>
          }
        >
          {(ids) => (
            <TextArea
              {...ids}
              rows={4}
              invalid={badge === 'tooLong'}
              aria-invalid={badge === 'tooLong' || undefined}
              {...form.input('description')}
            />
          )}
        </Field>
        <FieldConflict {...form.conflict('description')} />
        <div className="video-form-actions row gap-3">
          <Button type="submit" busy={isSaving} aria-disabled={!form.canSave}>
            {isEdit ? (isSaving ? text.updating : text.updateVideo) : isSaving ? saving : text.saveVideo}
          </Button>
          {isEdit && (
            <Button variant="secondary" busy={isSaving} onClick={onCancelEdit}>
              {text.cancelEdit}
            </Button>
          )}
        </div>
      </form>
      <StatusOverview upload={file.state} title={title} description={description} total={total} />
      <LeaveGuard isActive={isUploading} title={text.stillUploading}>
        <p>{text.stillUploadingText}</p>
      </LeaveGuard>
    </>
  )
}
