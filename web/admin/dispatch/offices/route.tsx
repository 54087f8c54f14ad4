// The transport offices, to which parcels go by lorry.
import { useDeferredValue, useMemo, useState } from 'react'
import { type Office, officeTitle, placesOf } from '#domain/dispatch/office-form.ts'
import { matchesOffice } from '#domain/dispatch/propose-office.ts'
import { languageOf } from '#domain/language.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { ConfirmDelete } from '#web/admin/kit/confirm-delete.tsx'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { formAction } from '#web/admin/kit/intents.ts'
import { afterForms } from '#web/admin/kit/should-revalidate.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { ListFilters } from '#web/admin/kit/list-filters.tsx'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { DeskTabs } from '../desk-tabs.tsx'
import { OFFICE_FAILED } from '../messages.ts'
import { intents } from './intents.ts'
import { OfficeDialog } from './office-dialog.tsx'
import type { Route } from './+types/route'
import '../dispatch.css'

const columns = ['Office', 'Branch', 'Phone', 'Places served', '.Actions']

export const meta: Route.MetaFunction = () => [{ title: 'Transport Offices' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch } = context.get(shopContext)
  const [offices, waiting, lately] = await Promise.all([
    dispatch.offices.all(),
    dispatch.toDispatch(0),
    dispatch.lately(0),
  ])
  const counts = { waiting: waiting.total, sent: lately.total, untold: lately.untold, lookedAt: lately.lookedAt }
  return { offices, counts }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => OFFICE_FAILED)

/** The browser searches. */
export const shouldRevalidate = afterForms()

type Opened = { what: 'add' } | { what: 'edit' | 'remove'; office: Office }

export default function Offices({ loaderData: { offices, counts } }: Route.ComponentProps) {
  useLive(['orders'])
  const keeps = useHydrated('sync')
  const { notice, notify, clear } = useNotice()
  const [params, setFilter] = useUrlFilter()
  const search = useDeferredValue(params.get('search') ?? '')
  const found = useMemo(() => offices.filter((office) => matchesOffice(office, search)), [offices, search])
  const [opened, setOpened] = useState<Opened>()
  const office = opened && 'office' in opened ? opened.office : undefined
  const close = () => setOpened(undefined)
  const saved = (message: string) => {
    close()
    notify('good', message)
  }
  return (
    <>
      <DeskTabs counts={counts} current="offices" />
      <div className="screen-head spread">
        <p className="lead">
          Where customers collect their parcels. An order is proposed the office that serves its place.
        </p>
        <Button onClick={() => setOpened({ what: 'add' })}>
          <Icon name="plus" /> Add Office
        </Button>
      </div>
      {offices.length > 0 && (
        <ListFilters
          kind="offices"
          search={{ label: 'Search offices', placeholder: 'Search by name, branch, place or pincode...' }}
          filters={[]}
          params={params}
          onFilter={setFilter}
        />
      )}
      {offices.length === 0 ? (
        <Empty title="No transport offices yet" icon="truck">
          Add those that your lorries go to; one that is typed at a dispatch comes into the list by itself.
        </Empty>
      ) : found.length === 0 ? (
        <Empty
          title="No transport offices found"
          icon="truck"
          action={
            <Button variant="secondary" onClick={() => setFilter({ search: '' })}>
              Show all offices
            </Button>
          }
        >
          No office has this in its name, its branch, its phone or the places that it serves.
        </Empty>
      ) : (
        <DataTable label="Transport offices" kind="offices" columns={columns}>
          {found.map((each) => (
            <DataRow key={each.id}>
              <Cell name="name">
                <strong lang={languageOf(each.name)}>{each.name}</strong>
              </Cell>
              <Cell name="branch">
                <span lang={languageOf(each.branch)}>{each.branch}</span>
              </Cell>
              <Cell name="phone" label="Phone">
                {each.phone}
              </Cell>
              <Cell name="places">
                <span lang={languageOf(each.places)}>{placesOf(each.places).join(', ')}</span>
              </Cell>
              <Cell className="row gap-1" name="actions">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Edit ${officeTitle(each)}`}
                  onClick={() => setOpened({ what: 'edit', office: each })}
                >
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${officeTitle(each)}`}
                  onClick={() => setOpened({ what: 'remove', office: each })}
                >
                  Remove
                </Button>
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <OfficeDialog
          key={office?.id ?? 'new'}
          office={office}
          now={offices.find(({ id }) => id === office?.id)}
          keeps={keeps}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDelete
        kind="transport-office"
        title="Remove Transport Office"
        action="Remove"
        asked={opened?.what === 'remove' ? { intent: 'remove', field: 'id', id: opened.office.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>
          <strong>{office && officeTitle(office)}</strong> leaves the list. Orders that went there keep its name and
          phone.
        </p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
