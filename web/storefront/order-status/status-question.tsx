// A change that the shop asks about, line by line, and what the customer has answered.
import { useFetcher } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import type { ShownAnswer, ShownQuestion } from '#domain/order-status/shown-order.ts'
import { discountText } from '#domain/revisions/discount.ts'
import type { OfferedLine } from '#domain/revisions/proposal.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { StatusAnswer } from './status-action.ts'

type Props = {
  question: ShownQuestion | undefined
  answer: ShownAnswer | undefined
  /** The answer to a form that was sent without scripts. */
  answered: StatusAnswer | undefined
}

/** Works without scripts, too. Of several presses and tabs the first counts. */
export function StatusQuestion({ question, answer, answered }: Props) {
  const text = useWords(orderStatus)
  const sending = useFetcher<StatusAnswer>()
  const result = sending.data ?? (answered?.about === 'question' ? answered : undefined)
  const hasNotice = result !== undefined && !result.ok && isAbout(result, question, answer)
  if (!question && !answer && !hasNotice) return null
  return (
    <section
      className="status-question confirmation-card card stack"
      aria-label={question ? text.questionTitle : undefined}
    >
      {question && <Asked question={question} />}
      <div className="stack gap-2" aria-live="polite">
        {hasNotice && <Notice tone="warn">{result.message}</Notice>}
        {!question && answer && <Said answer={answer} />}
      </div>
      {question && (
        <sending.Form className="status-answers row" method="post" preventScrollReset>
          <input type="hidden" name="question" value={question.number} />
          <Button type="submit" name="answer" value="yes" busy={sending.state !== 'idle'}>
            {text.yes}
          </Button>
          <Button type="submit" name="answer" value="no" variant="secondary" busy={sending.state !== 'idle'}>
            {text.no}
          </Button>
        </sending.Form>
      )}
    </section>
  )
}

/** The shop may have asked another question since, or got the answer after all. */
function isAbout({ newest, isUnanswered }: StatusAnswer, question: Props['question'], answer: Props['answer']) {
  const shown = question?.number ?? (isUnanswered ? undefined : answer?.number)
  return shown === undefined ? !isUnanswered : shown === newest
}

function Asked({ question: { lines, discount, totalPaise } }: { question: ShownQuestion }) {
  const text = useWords(orderStatus)
  const sums = [
    { name: text.totalNow, value: formatRupees(totalPaise.from) },
    { name: text.totalAfter, value: formatRupees(totalPaise.to) },
  ]
  return (
    <>
      <h2 className="large">{text.questionTitle}</h2>
      <p>{text.questionText}</p>
      {(lines.length > 0 || discount) && (
        <ul className="status-offer divided">
          {lines.map((line) => (
            <Line key={line.productId} line={line} />
          ))}
          {discount && (
            <li>
              <Chip tone="warn">{text.lineOther}</Chip>
              <span className="strong">{text.discountOf}</span>
              <span className="small">
                {text.quantityFromTo({
                  from: discountText(discount.from) || text.none,
                  to: discountText(discount.to) || text.none,
                })}
              </span>
            </li>
          )}
        </ul>
      )}
      <dl className="status-sums cart-totals">
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Line({ line }: { line: OfferedLine }) {
  const text = useWords(orderStatus)
  const { from, to, pricePaise } = line
  const price = formatRupees(pricePaise)
  const isKept = from > 0 && to > 0
  return (
    <li>
      <Chip tone={isKept ? 'warn' : to > 0 ? 'good' : 'bad'}>
        {isKept ? text.lineOther : to > 0 ? text.lineIn : text.lineOut}
      </Chip>
      <span className="strong">{lineName(line)}</span>
      <span className="small">
        {isKept
          ? text.quantityFromTo({ from: indianGrouping(from), to: indianGrouping(to) })
          : text.quantityPrice({ quantity: indianGrouping(from + to), price })}
      </span>
    </li>
  )
}

function Said({ answer: { state, at } }: { answer: ShownAnswer }) {
  const text = useWords(orderStatus)
  const moment = momentText(new Date(at))
  const says = { accepted: text.accepted, declined: text.declined, 'not possible': text.notPossible }[state]
  return (
    <Notice tone={state === 'accepted' ? 'good' : state === 'declined' ? 'plain' : 'warn'}>
      <p className="strong">{says}</p>
      <p className="small">{state === 'declined' ? text.youSaidNo({ moment }) : text.youSaidYes({ moment })}</p>
    </Notice>
  )
}
