// The day's work: what waits, how much of it, and a link to its list.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import type { Role } from '#domain/people/role.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import type { WorkCount } from '#server/day-work.ts'
import { Icon, type IconName } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { workOf } from './work-kinds.ts'

type Props = {
  role: Role
  counts: readonly WorkCount[]
  /** First steps still to do. */
  stepsLeft?: number
}

export function WorkList({ role, counts, stepsLeft = 0 }: Props) {
  const text = useWords(words)
  const countOf = new Map(counts.map(({ kind, count }) => [kind, count]))
  return (
    <section className="day-work stack gap-2" aria-labelledby="day-work">
      <h2 className="large" id="day-work">
        {text.toDo}
      </h2>
      <ul>
        {workOf(role).map(({ kind, none, path, search, icon }) => {
          const count = countOf.get(kind) ?? 0
          if (count === 0 && none === undefined) return undefined
          return (
            <li key={kind}>
              <Link
                className="day-work-item gap-1"
                to={path + search}
                prefetch="intent"
                data-none={count === 0 || undefined}
              >
                {count > 0 ? (
                  <Waiting count={count} label={text[kind]} icon={icon} />
                ) : (
                  none && <None>{text[none]}</None>
                )}
              </Link>
            </li>
          )
        })}
        {stepsLeft > 0 && (
          <li>
            <a className="day-work-item gap-1" href="#first-steps">
              <Waiting count={stepsLeft} label={text.firstSteps} icon="spark" />
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

function Waiting({ count, label, icon }: { count: number; label: string; icon: IconName }) {
  return (
    <>
      <b>{indianGrouping(count)}</b> <span className="strong">{label}</span>
      <Icon name={icon} />
    </>
  )
}

function None({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="check" />
      <span>{children}</span>
    </>
  )
}
