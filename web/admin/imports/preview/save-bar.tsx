// The bar at the foot of the preview: what is left out, the way back, and the save.
import { Link } from 'react-router'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { ImportVersion } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'
import { savedCount, saveLabel } from './save-label.ts'
import '#web/admin/kit/foot-bar.css'

type Props = {
  view: PreviewView & { id: string; version: number }
  notify: Notify
  address: (status: 'unsure' | 'faulty') => string
}

export function SaveBar({ view, notify, address }: Props) {
  const { id, version, counts, questions } = view
  const text = useWords(imports)
  const choices = useImportForm(notify)
  const save = useImportForm(notify)
  const isBlocked = savedCount(view) === 0 || questions.length > 0
  return (
    <section className="foot-bar stack gap-2" aria-label={text.save}>
      <div className="unless-empty" role="alert">
        {save.failure && <Notice tone="bad">{save.failure}</Notice>}
      </div>
      {(questions.length > 0 || counts.unsure + counts.faulty > 0) && (
        <p className="row small lines-0">
          {questions.length > 0 && (
            <a className="touch strong" href="#import-questions">
              {text.answerAbove({ count: questions.length })}
            </a>
          )}
          {counts.unsure > 0 && (
            <Link className="touch" to={address('unsure')}>
              {text.rowsNeedAnswer({ count: counts.unsure })}
            </Link>
          )}
          {counts.faulty > 0 && (
            <Link className="touch" to={address('faulty')}>
              {text.rowsHaveMistakes({ count: counts.faulty })}
            </Link>
          )}
        </p>
      )}
      <div className="spread">
        <choices.Form method="post">
          <input type="hidden" name="intent" value="choose" />
          <ImportVersion id={id} version={version} />
          <Button type="submit" name="step" value="categories" variant="secondary" busy={choices.isWaiting}>
            {text.back}
          </Button>
        </choices.Form>
        <save.Form method="post">
          <ImportVersion id={id} version={version} />
          <Button type="submit" name="intent" value="apply" busy={save.isWaiting} aria-disabled={isBlocked}>
            {saveLabel(view)}
          </Button>
        </save.Form>
      </div>
    </section>
  )
}
