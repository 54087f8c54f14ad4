// The form of a chapter, with its bar to save or discard.
import type { Chapter } from '#domain/settings/shop-settings.ts'
import { common } from '#domain/words/en/office/common.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { chapterScreens } from './chapters/chapters.tsx'
import type { MessageExamples } from './message-examples.ts'
import type { PosterLead } from './poster-leads.ts'
import { UndoNotice } from './undo-notice.tsx'
import { type BudgetCategory, type Saved, useSettingsForm } from './use-settings-form.ts'

type Props = {
  chapter: Chapter
  loaded: Saved
  posters: readonly PosterLead[]
  examples: MessageExamples | undefined
  categories: readonly BudgetCategory[]
  keeps: boolean
  notify: Notify
}

export function SettingsForm({ chapter, loaded, posters, examples, categories, keeps, notify }: Props) {
  const text = useWords(settings)
  const { save, saving, fileUploading, fileLost } = useWords(common)
  const form = useSettingsForm({ chapter, loaded, keeps, notify })
  const { touched, isSaving } = form
  const discard = () => {
    const putBack = form.discard()
    notify('plain', <UndoNotice text={text.discarded} onUndo={putBack} />)
  }
  const Fields = chapterScreens[chapter]
  return (
    <form className="stack gap-4" noValidate onSubmit={form.submit}>
      <Fields
        form={form.fields}
        saved={loaded.settings}
        posters={posters}
        examples={examples}
        categories={categories}
      />
      <div className="settings-bar row" data-changed={touched.length > 0 || undefined}>
        <output>{touched.length === 0 ? text.nothingChanged : text.changed({ count: touched.length })}</output>
        {touched.length > 0 && (
          <Button variant="secondary" onClick={discard}>
            {text.discard}
          </Button>
        )}
        <Button type="submit" busy={isSaving} aria-disabled={touched.length === 0 || undefined}>
          {isSaving ? saving : save}
        </Button>
      </div>
      <LeaveGuard isActive={form.isUploading} title={fileUploading} includesSearch>
        <p>{fileLost}</p>
      </LeaveGuard>
    </form>
  )
}
