// Moves another shop in from its export: the file, the check, its report, and the save; for owners only.
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useLookWhile } from '../kit/use-look-while.ts'
import { useNotice } from '../kit/use-notice.ts'
import { CheckedStep } from './checked-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { FileStep } from './file-step.tsx'
import { intents } from './intents.ts'
import { movingView } from './moving-view.ts'
import { RunningStep } from './running-step.tsx'
import { SavedStep } from './saved-step.tsx'
import type { Route } from './+types/route'
import '../kit/office-panel.css'
import './moving-in.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(movingIn).title }]

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await movingView(context.get(shopContext)) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(movingIn).notStarted)

export default function MovingIn({ loaderData: { view } }: Route.ComponentProps) {
  const { notice, notify, clear } = useNotice()
  useLookWhile(view.step === 'running')
  return (
    <div className="stack gap-4">
      {view.step === 'file' && <FileStep notify={notify} />}
      {view.step === 'running' && <RunningStep view={view} notify={notify} />}
      {(view.step === 'refused' || view.step === 'interrupted') && <EndedStep view={view} notify={notify} />}
      {view.step === 'checked' && <CheckedStep view={view} notify={notify} />}
      {view.step === 'saved' && <SavedStep view={view} notify={notify} />}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
