// The transport offices, to which parcels go by lorry.
import { useDeferredValue, useMemo, useState } from 'react'
import { type Office, officeTitle, placesOf } from '#domain/dispatch/office-form.ts'
import { matchesOffice } from '#domain/dispatch/propose-office.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '#web/admin/kit/confirm/confirm-delete.tsx'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { formAction } from '#web/admin/kit/intents.ts'
import { afterForms } from '#web/admin/kit/should-revalidate.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { ListFilters } from '#web/admin/kit/list-filters.tsx'
import { RowMenu } from '#web/admin/kit/row-menu.tsx'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { DeskTabs } from '../desk-tabs.tsx'
import { intents } from './intents.ts'
import { OfficeDialog } from './office-dialog.tsx'
import type { Route } from './+types/route'
import '../dispatch.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(dispatchWords).officesTitle }]

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
export const clientAction = actionWithFallback(() => wordsOf(dispatchWords).officeFailed)

/** The browser searches. */
export const shouldRevalidate = afterForms()

type Opened = { what: 'add' } | { what: 'edit' | 'remove'; office: Office }

export default function Offices({ loaderData: { offices, counts } }: Route.ComponentProps) {
  useLive(['orders'])
  const text = useWords(dispatchWords)
  const { actions, edit, keepIt } = useWords(common)
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
  const add = (
    <Button onClick={() => setOpened({ what: 'add' })}>
      <Icon name="plus" /> {text.addOffice}
    </Button>
  )
  const columns = [text.office, text.branch, text.phone, text.places, `.${actions}`]
  return (
    <>
      <DeskTabs counts={counts} current="offices" />
      <div className="screen-head spread">
        <p className="lead">{text.officesLead}</p>
        {offices.length > 0 && add}
      </div>
      {offices.length > 0 && (
        <ListFilters
          kind="offices"
          search={{ label: text.searchOffices, placeholder: text.searchOfficesHint }}
          filters={[]}
          params={params}
          onFilter={setFilter}
        />
      )}
      {offices.length === 0 ? (
        <Empty title={text.noOffices} icon="truck" action={add}>
          {text.noOfficesHint}
        </Empty>
      ) : found.length === 0 ? (
        <Empty
          title={text.noOfficesFound}
          icon="truck"
          action={
            <Button variant="secondary" onClick={() => setFilter({ search: '' })}>
              {text.showAllOffices}
            </Button>
          }
        >
          {text.noOfficesFoundHint}
        </Empty>
      ) : (
        <DataTable label={text.officesTable} kind="offices" columns={columns}>
          {found.map((each) => (
            <DataRow key={each.id}>
              <Cell name="name">
                <strong lang={languageOf(each.name)}>{each.name}</strong>
              </Cell>
              <Cell name="branch">
                <span lang={languageOf(each.branch)}>{each.branch}</span>
              </Cell>
              <Cell name="phone" label={text.phone}>
                {each.phone}
              </Cell>
              <Cell name="places">
                <span lang={languageOf(each.places)}>{placesOf(each.places).join(', ')}</span>
              </Cell>
              <Cell className="end" name="actions">
                <RowMenu
                  label={text.actionsForOffice({ office: officeTitle(each) })}
                  items={[
                    { label: edit, icon: 'edit', onSelect: () => setOpened({ what: 'edit', office: each }) },
                    {
                      label: text.removeOffice,
                      icon: 'trash',
                      tone: 'bad',
                      onSelect: () => setOpened({ what: 'remove', office: each }),
                    },
                  ]}
                />
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
        title={text.removeOfficeTitle}
        action={text.removeOffice}
        keep={keepIt}
        asked={opened?.what === 'remove' ? { intent: 'remove', field: 'id', id: opened.office.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>{office && sentence(text.removeOfficeEffect({ office: officeTitle(office) }), { b: <strong /> })}</p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
