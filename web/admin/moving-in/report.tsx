// The report of a check or a save: counts, notes, and the remarks folded by kind.
import { href } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { KindsView } from './kinds-view.ts'
import type { ReportView } from './moving-view.ts'

export function ReportCounts({ report: { lists, counts } }: { report: ReportView }) {
  const text = useWords(movingIn)
  return (
    <table className="moving-counts">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.list}</span>
          </th>
          {lists.map((list) => (
            <th key={list} scope="col">
              {list}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ label, counts: numbers }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {numbers.map((count, at) => (
              <td key={lists[at]} className="numeric">
                {indianGrouping(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ReportRows({ report: { notes, outcomes, remarks } }: { report: ReportView }) {
  const text = useWords(movingIn)
  return (
    <>
      <ul className="stack gap-2">
        {[...notes, ...remarks].map((note) => (
          <li key={note} className="breaks">
            {note}
          </li>
        ))}
      </ul>
      {outcomes.length === 0 ? <Notice tone="good">{text.noRemarks}</Notice> : <Outcomes outcomes={outcomes} />}
      <p>
        <a className="touch" href={href('/admin/import/shop/report')} download>
          <Icon name="download" />
          {text.download}
        </a>
      </p>
    </>
  )
}

function Outcomes({ outcomes }: { outcomes: KindsView }) {
  const text = useWords(movingIn)
  return outcomes.map(({ outcome, title, about, kinds }) => (
    <section key={outcome} className="stack gap-2" aria-labelledby={`moving-${outcome}`}>
      <h3 id={`moving-${outcome}`}>{title}</h3>
      <p className="soft">{about}</p>
      {kinds.map(({ title: kind, count, first }) => (
        <details key={kind} className="moving-kind card">
          <summary>
            <b>{kind}</b> <span className="soft">{text.rows({ count })}</span>
          </summary>
          <dl className="stack gap-2">
            {first.map(({ key, sentence }, at) => (
              <div key={`${key} ${at}`} className="breaks">
                <dt className="code">{key}</dt>
                <dd>{sentence}</dd>
              </div>
            ))}
          </dl>
          {count > first.length && <p className="soft">{text.andMore({ count: count - first.length })}</p>}
        </details>
      ))}
    </section>
  ))
}
