// Who may sign in to the back office; for owners only.
import { useState } from 'react'
import { href, Link } from 'react-router'
import { NOTICE_MS } from '#domain/timings.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { sessionContext } from '../access/guard.ts'
import { intents } from './intents.ts'
import { PEOPLE_FAILED } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { type PersonAction, PersonRow } from './person-row.tsx'
import { personView, type PersonView } from './person-view.ts'
import type { Route } from './+types/route'
import './people.css'

const columns = ['Person', 'Role', 'Since', 'Last signed in', '.Actions']

export const meta: Route.MetaFunction = () => [{ title: 'People' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(sessionContext)
  const people = await context.get(shopContext).people.all()
  return { people: people.map((person) => personView(person, email)) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => PEOPLE_FAILED)

type Opened = { what: 'add' } | { what: PersonAction; person: PersonView }

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const keeps = useHydrated('sync')
  const { notice, notify, clear } = useNotice()
  const [opened, setOpened] = useState<Opened>()
  const person = opened && 'person' in opened ? opened.person : undefined
  const close = () => setOpened(undefined)
  const saved = (message: string) => {
    close()
    notify('good', message)
  }
  return (
    <>
      <div className="screen-head spread">
        <p className="lead">
          Each person signs in with their own e-mail and password, and sees what their role needs.{' '}
          <Link className="touch" to={href('/admin/people/changes')}>
            Who changed what
          </Link>
        </p>
        <Button onClick={() => setOpened({ what: 'add' })}>
          <Icon name="plus" /> Add Person
        </Button>
      </div>
      <DataTable label="People" kind="people" columns={columns}>
        {people.map((each) => (
          <PersonRow key={each.id} person={each} onOpen={(what) => setOpened({ what, person: each })} notify={notify} />
        ))}
      </DataTable>
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <PersonDialog
          key={person?.id ?? 'new'}
          person={person}
          now={people.find(({ id }) => id === person?.id)}
          keeps={keeps}
          onClose={close}
          onSaved={saved}
        />
      )}
      {opened?.what === 'password' && <PasswordDialog person={opened.person} onClose={close} onSaved={saved} />}
      <ConfirmDelete
        kind="person"
        title="Stop Person"
        action="Stop"
        asked={opened?.what === 'stop' ? { intent: 'stop', field: 'id', id: opened.person.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>
          <strong>{person?.name || person?.email}</strong> is signed out everywhere at once, and cannot sign in until
          you let them in again. What they did stays.
        </p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
