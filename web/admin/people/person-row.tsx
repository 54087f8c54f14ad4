// A person and the owner's actions.
import { useFetcher } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { people } from '#domain/words/en/office/shop/people.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow } from '../kit/data-table.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { type MenuItem, RowMenu } from '../kit/row-menu.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { PersonView } from './person-view.ts'

export type PersonAction = 'edit' | 'password' | 'stop'

type Props = { person: PersonView; onOpen: (what: PersonAction) => void; notify: Notify }

export function PersonRow({ person, onOpen, notify }: Props) {
  const text = useWords(people)
  const words = useWords(common)
  const { id, name, email, roleLabel, since, signedIn, stopped, isOwn } = person
  const lettingIn = useFetcher<ActionResult>()
  useFetcherResult(lettingIn.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const letIn: MenuItem = {
    label: text.letInItem,
    icon: 'check',
    onSelect: () => void lettingIn.submit({ intent: 'let-in', id }, { method: 'post' }),
  }
  const stop: MenuItem = { label: text.stopItem, icon: 'close', tone: 'bad', onSelect: () => onOpen('stop') }
  const others: MenuItem[] = [
    { label: text.newPasswordItem, icon: 'key', onSelect: () => onOpen('password') },
    stopped === undefined ? stop : letIn,
  ]
  const items: MenuItem[] = [{ label: words.edit, icon: 'edit', onSelect: () => onOpen('edit') }]
  return (
    <DataRow mark={stopped && 'left'}>
      <Cell name="person">
        <strong lang={languageOf(name)}>{name || email}</strong> {isOwn && <Chip>{text.you}</Chip>}
        {name !== '' && <span className="note block">{email}</span>}
      </Cell>
      <Cell name="role" label={text.role}>
        {roleLabel} {stopped && <Chip tone="bad">{text.stopped}</Chip>}
      </Cell>
      <Cell name="since" label={text.since}>
        {since}
      </Cell>
      <Cell name="last" label={stopped ? text.stopped : text.lastSignedIn}>
        {stopped ?? signedIn ?? text.never}
      </Cell>
      <Cell name="actions">
        <RowMenu label={words.actionsFor({ name: name || email })} items={isOwn ? items : [...items, ...others]} />
      </Cell>
    </DataRow>
  )
}
