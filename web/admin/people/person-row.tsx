// A person and the owner's actions.
import { useFetcher } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, DataRow } from '../kit/data-table.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { PersonView } from './person-view.ts'

export type PersonAction = 'edit' | 'password' | 'stop'

type Props = { person: PersonView; onOpen: (what: PersonAction) => void; notify: Notify }

export function PersonRow({ person, onOpen, notify }: Props) {
  const { name, email, roleLabel, since, signedIn, stopped, isOwn } = person
  const called = name || email
  return (
    <DataRow mark={stopped && 'left'}>
      <Cell name="person">
        <strong lang={languageOf(name)}>{called}</strong> {isOwn && <Chip>You</Chip>}
        {name !== '' && <span className="note block">{email}</span>}
      </Cell>
      <Cell name="role" label="Role">
        {roleLabel} {stopped && <Chip tone="bad">Stopped</Chip>}
      </Cell>
      <Cell name="since" label="Since">
        {since}
      </Cell>
      <Cell name="last" label={stopped ? 'Stopped' : 'Last signed in'}>
        {stopped ?? signedIn ?? 'Never'}
      </Cell>
      <Cell className="row gap-1" name="actions">
        <Button variant="quiet" aria-label={`Edit ${called}`} onClick={() => onOpen('edit')}>
          Edit
        </Button>
        {!isOwn && (
          <>
            <Button variant="quiet" aria-label={`New password for ${called}`} onClick={() => onOpen('password')}>
              New password
            </Button>
            {stopped ? (
              <LetIn person={person} notify={notify} />
            ) : (
              <Button variant="quiet" aria-label={`Stop ${called}`} onClick={() => onOpen('stop')}>
                Stop
              </Button>
            )}
          </>
        )}
      </Cell>
    </DataRow>
  )
}

function LetIn({ person: { id, name, email }, notify }: { person: PersonView; notify: Notify }) {
  const { data, state, Form } = useFetcher<ActionResult>()
  useFetcherResult(data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        variant="quiet"
        type="submit"
        name="intent"
        value="let-in"
        busy={state !== 'idle'}
        aria-label={`Let in again: ${name || email}`}
      >
        Let in again
      </Button>
    </Form>
  )
}
