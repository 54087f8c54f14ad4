// Columns, categories and preview of a spreadsheet, and its undo.
import { data, href, Link } from 'react-router'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { RowStatus } from '#domain/imports/import-questions.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { maySee } from '#web/http/permissions.ts'
import { sessionContext } from '../access/guard.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { AppliedStep } from './applied-step.tsx'
import { CategoriesStep } from './categories/categories-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { failureMessage, intents } from './intents.ts'
import { PreviewStep } from './preview/preview-step.tsx'
import { StepsBar } from './steps-bar.tsx'
import { UploadStep } from './upload-step.tsx'
import type { Route } from './+types/route'
import '../kit/office-panel.css'
import './import.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(imports).title }]

const statuses: readonly string[] = ['new', 'changed', 'unchanged', 'unsure', 'faulty', 'gone']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { imports: stored, categories } = context.get(shopContext)
  const params = new URL(request.url).searchParams
  const id = params.get('id')
  const status = params.get('rows') ?? ''
  const filter = {
    status: (statuses.includes(status) ? status : '') as RowStatus | 'gone' | '',
    page: Number(params.get('page')) || 1,
  }
  const view = id ? await stored.view(id, filter).catch(unavailable) : undefined
  return {
    view,
    isMissing: id !== null && !view,
    newest: view ? [] : await stored.newest(),
    mayMoveIn: maySee(context.get(sessionContext).role, href('/admin/import/shop')),
    categories:
      view?.step === 'categories' || view?.step === 'preview' ? (await categories.all()).map(({ name }) => name) : [],
  }
}

/** Other imports are running, or this one takes too long: show the sentence, not an unexpected error. */
function unavailable(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'UnreadableSheet') throw error
  throw data({ message: error.message }, { status: 503 })
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(failureMessage)

export default function Import({ loaderData }: Route.ComponentProps) {
  const { view, isMissing, newest, categories, mayMoveIn } = loaderData
  const text = useWords(imports)
  const { notice, notify, clear } = useNotice()
  return (
    <div className="stack gap-4">
      <StepsBar step={view?.step} />
      {view && (
        <p className="row gap-3 lines-0 breaks">
          <strong>{view.fileName}</strong>
          <Link className="touch" to={href('/admin/import')}>
            {text.anotherFile}
          </Link>
        </p>
      )}
      {!view && <UploadStep newest={newest} isMissing={isMissing} mayMoveIn={mayMoveIn} />}
      {view?.step === 'columns' && <ColumnsStep key={`${view.id} ${view.version}`} view={view} notify={notify} />}
      {view?.step === 'categories' && (
        <CategoriesStep key={`${view.id} ${view.version}`} view={view} names={categories} notify={notify} />
      )}
      {view?.step === 'preview' && <PreviewStep view={view} categories={categories} notify={notify} />}
      {view?.step === 'applied' && <AppliedStep view={view} notify={notify} />}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
