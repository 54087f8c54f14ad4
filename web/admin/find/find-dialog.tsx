// The search over the whole back office: orders, customers, products and screens.
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import { SEARCH_MAX } from '#domain/search/search-text.ts'
import { find as findWords } from '#domain/words/en/office/find.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { useWords } from '#web/ui/words.ts'
import { type Result, resultGroups } from './found.ts'
import { useFound } from './use-found.ts'
import './find.css'

type Props = { open: boolean; role: Role | undefined; onClose: () => void }

export function FindDialog({ open, role, onClose }: Props) {
  const text = useWords(findWords)
  return (
    <Dialog open={open} onClose={onClose} title={text.title} startsInField>
      <Find role={role} onClose={onClose} />
    </Dialog>
  )
}

function Find({ role, onClose }: Omit<Props, 'open'>) {
  const text = useWords(findWords)
  const [typed, setTyped] = useState('')
  const search = typed.trim().slice(0, SEARCH_MAX)
  const { found, isSearching, hasFailed, again } = useFound(search)
  const groups = search === '' ? [] : resultGroups(search, role, found)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', moveAmongResults)
    return () => element?.removeEventListener('keydown', moveAmongResults)
  }, [])
  const first = groups[0]?.results[0]?.to
  // Enter may be pressed before the search is answered.
  const [opensFirst, setOpensFirst] = useState(false)
  const navigate = useNavigate()
  const openFirst = useEffectEvent((to: string) => {
    onClose()
    void navigate(to)
  })
  useEffect(() => {
    if (opensFirst && !isSearching && first !== undefined) openFirst(first)
  }, [opensFirst, isSearching, first])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOpensFirst(search !== '')
  }
  const type = (next: string) => {
    setTyped(next)
    setOpensFirst(false)
  }
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <div className="find stack gap-4" ref={area}>
      <form onSubmit={submit}>
        <SearchBox label={text.title} placeholder={text.placeholder} value={typed} onChange={type} />
      </form>
      <output className="visually-hidden">{search !== '' && !isSearching && text.results({ count })}</output>
      {search === '' && <p className="soft">{text.hint}</p>}
      {search !== '' && hasFailed && (
        <Notice tone="bad">
          {text.screensOnly}{' '}
          <Button variant="secondary" size="small" onClick={again}>
            {text.searchAgain}
          </Button>
        </Notice>
      )}
      {search !== '' && !isSearching && !hasFailed && count === 0 && (
        <p className="soft">{text.notFound({ search })}</p>
      )}
      {groups.map(({ name, results }) => (
        <section key={name} aria-label={name}>
          <h3 className="small soft">{name}</h3>
          <ul>
            {results.map((result) => (
              <li key={result.to}>
                <ResultLink result={result} onOpen={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ResultLink({ result: { to, title, note, icon }, onOpen }: { result: Result; onOpen: () => void }) {
  return (
    <Link className="find-result row gap-3 nowrap" to={to} onClick={onOpen}>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong> {note !== '' && <small className="soft">{note}</small>}
      </span>
    </Link>
  )
}

/** The arrow keys move between the field and the results. */
function moveAmongResults(event: KeyboardEvent) {
  const area = event.currentTarget
  if (!(area instanceof HTMLElement) || event.isComposing) return
  const field = area.querySelector('input')
  const links = [...area.querySelectorAll<HTMLElement>('.find-result')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus()
  else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field)?.focus()
  else return
  event.preventDefault()
}
