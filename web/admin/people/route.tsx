// Who may sign in to the back office; for owners only.
import { useState } from 'react'
import { href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { people as peopleWords } from '#domain/words/en/office/shop/people.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { sessionContext } from '../access/guard.ts'
import { intents } from './intents.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { type PersonAction, PersonRow } from './person-row.tsx'
import { personView, type PersonView } from './person-view.ts'
import type { Route } from './+types/route'
import './people.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(peopleWords).people }]

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(sessionContext)
  const people = await context.get(shopContext).people.all()
  return { people: people.map((person) => personView(person, email)) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(peopleWords).failed)

type Opened = { what: 'add' } | { what: PersonAction; person: PersonView }

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const text = useWords(peopleWords)
  const words = useWords(common)
  const keeps = useHydrated('sync')
  const { notice, notify, clear } = useNotice()
  const [opened, setOpened] = useState<Opened>()
  const person = opened && 'person' in opened ? opened.person : undefined
  const columns = [text.person, text.role, text.since, text.lastSignedIn, `.${words.actions}`]
  const close = () => setOpened(undefined)
  const saved = (message: string) => {
    close()
    notify('good', message)
  }
  return (
    <>
      <div className="screen-head spread">
        <p className="lead">{text.about}</p>
        <div className="row gap-4">
          <Link className="touch" to={href('/admin/people/changes')}>
            {text.changes}
          </Link>
          <Button onClick={() => setOpened({ what: 'add' })}>
            <Icon name="plus" /> {text.add}
          </Button>
        </div>
      </div>
      <DataTable label={text.people} kind="people" columns={columns}>
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
        title={text.stopPerson}
        action={text.stopPerson}
        asked={opened?.what === 'stop' ? { intent: 'stop', field: 'id', id: opened.person.id } : undefined}
        onClose={close}
        notify={notify}
      >
        {person && (
          <p>
            {sentence(text.stopText({ name: person.name || person.email }), {
              b: <strong lang={languageOf(person.name)} />,
            })}
          </p>
        )}
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
