// The question that a customer has yet to answer, or the answer that nobody has seen.
import { useFetcher } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { changesText } from '#domain/revisions/changes.ts'
import { offerChanges, type Proposal } from '#domain/revisions/proposal.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  orderId: string
  question: Proposal | undefined
  /** Why the customer does not see an open question: the order can no longer be edited, or its link has ended. */
  hidden: 'order' | 'shop' | 'age' | undefined
  /** Opens WhatsApp with the message of an open question. A link, which no pop-up blocker stops: the question is saved. */
  to?: string | undefined
  takesFocus?: (link: HTMLAnchorElement | null) => void
  notify: Notify
}

export function QuestionNotice({ orderId, question, hidden, to, takesFocus, notify }: Props) {
  const text = useWords(orderQuestions)
  // Outside the part that disappears with its press: a live event may arrive before the response.
  const act = useFetcher<ActionResult>()
  useFetcherResult(act.data, ({ ok, message }) => notify(ok ? 'good' : 'warn', message))
  const press = (intent: 'withdraw-question' | 'see-answer') => void act.submit({ intent, orderId }, { method: 'post' })
  const isBusy = act.state !== 'idle'
  return (
    <div className="unless-empty whole-row" aria-live="polite">
      {question && (
        <Notice tone={toneOf(question)}>
          <div className="stack gap-2 top">
            <p className="strong">{titleOf(question, text)}</p>
            {question.reason !== undefined && <p className="breaks">{question.reason}</p>}
            <p className="breaks as-typed">{changesText(offerChanges(question.offer))}</p>
            <p className="small soft breaks">{whenOf(question, text)}</p>
            {question.state === 'open' && <p className="small">{openText(hidden, text)}</p>}
            <div className="row">
              {question.state === 'open' && hidden === undefined && to !== undefined && (
                <a className="button" data-size="small" href={to} target="_blank" rel="noreferrer" ref={takesFocus}>
                  <Icon name="whatsapp" /> <span>{text.send}</span>
                </a>
              )}
              {question.state === 'open' ? (
                <Button variant="secondary" size="small" busy={isBusy} onClick={() => press('withdraw-question')}>
                  {text.withdraw}
                </Button>
              ) : (
                <Button variant="secondary" size="small" busy={isBusy} onClick={() => press('see-answer')}>
                  {text.markSeen}
                </Button>
              )}
            </div>
          </div>
        </Notice>
      )}
    </div>
  )
}

function toneOf({ state }: Proposal) {
  if (state === 'accepted') return 'good'
  return state === 'not possible' ? 'bad' : 'warn'
}

type Text = ReturnType<typeof useWords<typeof orderQuestions>>

function titleOf({ state }: Proposal, text: Text): string {
  if (state === 'accepted') return text.accepted
  if (state === 'declined') return text.declined
  return state === 'not possible' ? text.notPossible : text.open
}

function openText(hidden: Props['hidden'], text: Text): string {
  if (hidden === 'order') return text.hiddenText
  if (hidden === 'shop') return text.hiddenEnded
  return hidden === 'age' ? text.hiddenOld : text.openText
}

function whenOf({ asked: { at, who }, answeredAt }: Proposal, text: Text): string {
  const asked = text.askedBy({ moment: momentText(new Date(at)), who })
  if (answeredAt === undefined) return asked
  return `${asked} · ${text.answeredAt({ moment: momentText(new Date(answeredAt)) })}`
}
