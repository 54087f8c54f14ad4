// A form for each chapter, and the versions to go back to.
import { Link } from 'react-router'
import type { Chapter } from '#domain/settings/shop-settings.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings as settingsWords } from '#domain/words/en/office/shop/settings.ts'
import { versions } from '#domain/words/en/office/shop/versions.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { chapterNamed, chapterScreens, chapterTitle, VERSIONS } from './chapters/chapters.tsx'
import { messageExamples } from './message-examples.ts'
import { posterLeads } from './poster-leads.ts'
import { intents } from './intents.ts'
import { hasDraft } from './settings-draft.ts'
import { SettingsForm } from './settings-form.tsx'
import type { BudgetCategory } from './use-settings-form.ts'
import { VERSIONS_AT_ONCE, VersionList } from './versions/version-list.tsx'
import { versionViews } from './versions/version-view.ts'
import type { Route } from './+types/route'
import './settings.css'

const VERSIONS_MAX = 500

export const meta: Route.MetaFunction = () => [{ title: wordsOf(settingsWords).title }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { settingsVersions } = shop
  const params = new URL(request.url).searchParams
  const { version, settings } = await settingsVersions.stored()
  const saved = { version, settings: settingsJson(settings) }
  const asked = params.get('chapter')
  if (asked !== VERSIONS) {
    const chapter = chapterNamed(asked)
    const posters = chapter === 'pictures' ? await posterLeads(shop) : []
    const categories = chapter === 'budget' ? await shop.categories.all() : []
    const examples = chapter === 'messages' ? messageExamples() : undefined
    return { saved, chapter, posters, examples, categories: categories.map(budgetCategory) }
  }
  const count = Math.trunc(Number(params.get('count')))
  const shown = Math.min(count > VERSIONS_AT_ONCE ? count : VERSIONS_AT_ONCE, VERSIONS_MAX)
  return { saved, list: await versionViews(settingsVersions, shown) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) =>
  intent === 'restore' ? wordsOf(versions).failed : wordsOf(settingsWords).saveFailed,
)

export default function Settings({
  loaderData: { saved, chapter, posters, examples, categories = [], list },
}: Route.ComponentProps) {
  useLive(chapter === 'pictures' || chapter === 'budget' ? ['settings', 'products'] : ['settings'])
  const keeps = useHydrated('sync')
  const { notice, notify, clear } = useNotice()
  return (
    <div className="settings stack gap-4 top">
      <ChapterLinks open={chapter ?? VERSIONS} keeps={keeps} />
      {chapter && (
        <SettingsForm
          key={`${chapter} ${keeps}`}
          chapter={chapter}
          loaded={saved}
          posters={posters}
          examples={examples}
          categories={categories}
          keeps={keeps}
          notify={notify}
        />
      )}
      {list && <VersionList {...list} notify={notify} />}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}

function budgetCategory({ name, tamilName, formerNames, enabled }: ShopCategory): BudgetCategory {
  return { name, enabled, ...(tamilName && { tamilName }), ...(formerNames && { formerNames }) }
}

function ChapterLinks({ open, keeps }: { open: Chapter | typeof VERSIONS; keeps: boolean }) {
  const text = useWords(settingsWords)
  const names = [...(Object.keys(chapterScreens) as Chapter[]), VERSIONS] as const
  return (
    <nav className="settings-chapters" aria-label={text.chapters}>
      <ul className="row gap-1">
        {names.map((name) => (
          <li key={name}>
            <Link
              className="row gap-0 nowrap strong"
              to={`?chapter=${name}`}
              aria-current={name === open ? 'page' : undefined}
              prefetch="intent"
            >
              {chapterTitle(name)}
              {keeps && name !== open && name !== VERSIONS && hasDraft(name) && (
                <span className="settings-unsaved" title={text.notSaved}>
                  <span className="visually-hidden"> {text.notSavedMark}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
