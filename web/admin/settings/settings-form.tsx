// The form of a chapter, with its bar to save or discard.
import { counted } from '#domain/counted.ts'
import type { Chapter } from '#domain/settings/shop-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { chapterScreens } from './chapters/chapters.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { type Saved, useSettingsForm } from './use-settings-form.ts'

type Props = { chapter: Chapter; loaded: Saved; keeps: boolean; notify: Notify }

export function SettingsForm({ chapter, loaded, keeps, notify }: Props) {
  const form = useSettingsForm({ chapter, loaded, keeps, notify })
  const { touched, isSaving } = form
  const discard = () => {
    const putBack = form.discard()
    notify('plain', <UndoNotice text="Discarded what you had typed here." onUndo={putBack} />)
  }
  const { Fields } = chapterScreens[chapter]
  return (
    <form className="stack gap-4" noValidate onSubmit={form.submit}>
      <Fields form={form.fields} saved={loaded.settings} />
      <div className="settings-bar row nowrap" data-changed={touched.length > 0 || undefined}>
        <output>{changesInWords(touched.length)}</output>
        {touched.length > 0 && (
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" busy={isSaving} aria-disabled={touched.length === 0 || undefined}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <LeaveGuard isActive={form.isUploading} title="A file is uploading" includesSearch>
        <p>A picture is still on its way. If you leave, it has to be chosen and uploaded again.</p>
      </LeaveGuard>
    </form>
  )
}

function changesInWords(count: number): string {
  if (count === 0) return 'Nothing changed'
  return `${counted(count, 'setting')} changed`
}
