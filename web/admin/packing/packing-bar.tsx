// Selected orders and their printed lists.
import { href } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import '../kit/choice-bar.css'

type Props = { ticked: readonly string[]; shown: readonly string[]; onTick: (ids: readonly string[]) => void }

export function PackingBar({ ticked, shown, onTick }: Props) {
  const orders = ticked.join(',')
  const papers = [
    { label: 'Packing lists', to: `${href('/admin/packing/lists')}?orders=${orders}`, icon: 'list' },
    { label: 'Picking list', to: `${href('/admin/packing/picking')}?orders=${orders}`, icon: 'layers' },
  ] as const
  return (
    <section className="choice-bar row below" aria-label="Lists on paper">
      <output>{ticked.length === 0 ? 'Tick orders for their lists' : `${indianGrouping(ticked.length)} ticked`}</output>
      {ticked.length < shown.length ? (
        <Button variant="quiet" size="small" onClick={() => onTick(shown)}>
          {`Tick all ${indianGrouping(shown.length)}`}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={() => onTick([])}>
          Tick none
        </Button>
      )}
      {papers.map(({ label, to, icon }) =>
        ticked.length > 0 ? (
          <ButtonLink key={label} variant="secondary" size="small" to={to}>
            <Icon name={icon} /> {label}
          </ButtonLink>
        ) : (
          <Button key={label} variant="secondary" size="small" aria-disabled>
            <Icon name={icon} /> {label}
          </Button>
        ),
      )}
    </section>
  )
}
