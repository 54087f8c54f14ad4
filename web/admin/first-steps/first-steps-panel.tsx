// The Dashboard's panel of first steps, and the removal of the demo.
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import type { Step, StepName } from '#domain/first-steps/first-steps.ts'
import type { Chapter } from '#domain/settings/shop-settings.ts'
import { common } from '#domain/words/en/office/common.ts'
import { firstSteps as words } from '#domain/words/en/office/first-steps.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { RemoveDemo } from './remove-demo.tsx'
import type { StepsView } from './steps-view.ts'
import '../kit/office-panel.css'
import './first-steps-panel.css'

const FIRST_STEPS_ACTION = href('/admin/first-steps')

const settingsAt = (chapter: Chapter) => `${href('/admin/settings')}?chapter=${chapter}`

const places: Record<Exclude<StepName, 'try'>, string> = {
  who: settingsAt('shop'),
  payment: settingsAt('payment'),
  products: href('/admin/import'),
  open: settingsAt('ordering'),
}

export function FirstStepsPanel({ view, notify }: { view: StepsView; notify: Notify }) {
  const text = useWords(words)
  const [isAsked, setAsked] = useState(false)
  const { steps, demo, undo } = view
  if (!steps && !undo && !demo) return null
  return (
    <section className="office-panel first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{text.title}</h2>
      {demo && <Notice tone="warn">{text.fromDemo({ goods: demo })}</Notice>}
      {steps && (
        <ol className="first-steps-list stack gap-2">
          {steps.map((step) => (
            <StepRow key={step.name} step={step} />
          ))}
        </ol>
      )}
      {steps?.some(({ name, isDone }) => name === 'products' && !isDone) && <FromAnotherShop />}
      {demo && (
        <div>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            <Icon name="trash" /> {text.startWithOwn}
          </Button>
        </div>
      )}
      {undo && <Undo undo={undo} notify={notify} />}
      <RemoveDemo view={view} isAsked={isAsked} onClose={() => setAsked(false)} notify={notify} />
    </section>
  )
}

function FromAnotherShop() {
  const { offer } = useWords(movingIn)
  return <p>{sentence(offer, { link: <Link className="touch" to={href('/admin/import/shop')} /> })}</p>
}

function tryOrder() {
  trialOrder.set(true)
  // The public pages have scripts of their own.
  window.location.assign(pagePath(href('/ordernow')))
}

function StepRow({ step: { name, isDone } }: { step: Step }) {
  const text = useWords(words)
  const content = (
    <>
      <span className="first-step-mark" aria-hidden="true">
        {isDone && <Icon name="check" />}
      </span>
      <b>{text[name]}</b>
      <span>{text[`${name}Text`]}</span>
      <span className="visually-hidden"> {isDone ? text.done : text.toDo}</span>
    </>
  )
  return (
    <li data-done={isDone || undefined}>
      {name === 'try' ? (
        <button className="stack lines-0" type="button" onClick={tryOrder}>
          {content}
        </button>
      ) : (
        <Link className="stack lines-0" to={places[name]}>
          {content}
        </Link>
      )}
    </li>
  )
}

function Undo({ undo, notify }: { undo: NonNullable<StepsView['undo']>; notify: Notify }) {
  const { undo: undoIt } = useWords(common)
  const { data, state, Form } = useFetcher<ActionResult>()
  useFetcherResult(data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <Form method="post" action={FIRST_STEPS_ACTION} className="row gap-4 lines-2">
      <input type="hidden" name="intent" value="undo-removal" />
      <input type="hidden" name="removal" value={undo.id} />
      <p className="grow breaks">{undo.text}</p>
      <Button type="submit" variant="secondary" busy={state !== 'idle'}>
        <Icon name="refresh" /> {undoIt}
      </Button>
    </Form>
  )
}
