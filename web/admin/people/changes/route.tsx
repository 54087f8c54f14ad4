// The changes in the back office, newest first; for owners only.
import { href, Link } from 'react-router'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { areaLabel, areas, readArea } from '#domain/people/audit.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { changes } from '#domain/words/en/office/shop/changes.ts'
import { shopContext } from '#web/shop-context.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { type Filter, FilterSelect } from '#web/admin/kit/list-filters.tsx'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { Pager, pagesAfter } from '#web/admin/kit/pager.tsx'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { auditSentence, kindsOf } from './recorded-kinds.ts'
import { shownAbout } from './shown-about.ts'
import type { Route } from './+types/route'
import './changes.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(changes).title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { audit } = context.get(shopContext)
  const params = url.searchParams
  const area = readArea(params.get('kind'))
  const [page, people] = await Promise.all([
    audit.page({
      who: params.get('who') || undefined,
      kinds: area && kindsOf(area),
      before: params.get('after') ?? undefined,
    }),
    audit.people(),
  ])
  const entries = page.entries.map(({ id, at, who, kind, about }) => {
    const moment = new Date(at)
    return {
      id,
      at,
      day: orderDate(moment),
      time: clockTime(moment),
      who,
      what: auditSentence(kind),
      about: shownAbout(kind, about),
    }
  })
  const kinds = areas.map((value) => ({ value, label: areaLabel(value) }))
  return { entries, next: page.next, people, kinds }
}

export const clientLoader = lastKnown<typeof loader>()

export default function WhoChangedWhat({ loaderData }: Route.ComponentProps) {
  const text = useWords(changes)
  const { entries, next, people, kinds } = loaderData
  const [params, setFilter] = useUrlFilter(['after'])
  const filters: Filter[] = [
    { name: 'who', label: text.person, all: text.everybody, options: people },
    { name: 'kind', label: text.kind, all: text.allKinds, options: kinds },
  ]
  const isChosen = filters.some(({ name }) => params.has(name))
  const showAll = (
    <ButtonLink variant="secondary" to={href('/admin/people/changes')}>
      {text.showAll}
    </ButtonLink>
  )
  const columns = [text.when, text.who, text.what, text.about]
  return (
    <>
      <p>
        <Link className="back-link" to={href('/admin/people')}>
          <Icon name="arrow-left" /> {text.back}
        </Link>
      </p>
      <div className="list-filter-choices row below">
        {filters.map(({ name, ...filter }) => (
          <FilterSelect
            key={name}
            {...filter}
            value={params.get(name) ?? ''}
            onChange={(value) => setFilter({ [name]: value })}
          />
        ))}
      </div>
      {entries.length === 0 ? (
        <Empty title={isChosen ? text.noneChosen : text.none} icon="list" action={isChosen && showAll}>
          {isChosen ? text.noneChosenText : text.noneText}
        </Empty>
      ) : (
        <DataTable label={text.title} kind="audit" narrow="rows" columns={columns}>
          {entries.map(({ id, at: moment, day, time, who, what, about }) => (
            <DataRow key={id}>
              <Cell name="at">
                <time dateTime={moment}>
                  {day} <span className="soft">{time}</span>
                </time>
              </Cell>
              <Cell className="soft" name="who">
                {who}
              </Cell>
              <Cell name="what">{what}</Cell>
              <Cell name="about">
                <span lang={languageOf(about)}>{about}</span>
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Pager {...pagesAfter(params, next)} />
    </>
  )
}
