// The contact page: the videos, and every way to reach the shop.
import { href } from 'react-router'
import { type PublicSettings, publicSettings } from '#domain/settings/public-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { contact } from '#domain/words/en/pages/contact.ts'
import { isRevalidating, scheduleRetry, useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { useWords } from '#web/ui/words.ts'
import type { Route } from './+types/route.ts'
import { ConnectCard } from './connect-card.tsx'
import { CrackersShow } from './crackers-show.tsx'
import { type ShownVideo, shownVideo } from './shown-video.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ifReadable, pageWith } from '../shell/if-readable.ts'
import { breadcrumbData, storeData } from '../seo/shop-structured-data.ts'
import './contact.css'

const path = href('/contact')

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const { name, address, phone, email } = layout.settings
  const text = wordsOf(contact)
  return pageMeta(layout, {
    title: text.title,
    description: text.description({ name, phone, email, address }),
    path,
    structuredData: import.meta.env.SSR ? [storeData(layout), breadcrumbData([{ name: text.title, path }])] : [],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const settings = publicSettings(shop.settings)
  const cursor = shop.live.cursor(['videos'])
  // Phone and address need no database.
  const videos = await ifReadable(shop, shop.videos.all)
  return pageWith({ settings, cursor, videos: videos?.map(shownVideo) }, videos)
}

/** `videos` are undefined when they cannot be read. */
type ContactData = { settings: PublicSettings; cursor: string; videos: ShownVideo[] | undefined }

let last: ContactData | undefined

/** A failed revalidation keeps the page and is retried. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ContactData> {
  try {
    const page = await serverLoader()
    if (page.videos) return (last = page)
    scheduleRetry()
    return last ?? page
  } catch (thrown) {
    if (!last || !isRevalidating()) throw thrown
    scheduleRetry()
    return last
  }
}
clientLoader.hydrate = true as const

export default function Contact({ loaderData: { settings, videos, cursor } }: Route.ComponentProps) {
  useLive(['videos'], cursor)
  const text = useWords(contact)
  return (
    <div className="contact page stack gap-5">
      <header className="whole-row">
        <h1>{text.title}</h1>
        <p className="soft">{text.intro}</p>
      </header>
      <CrackersShow videos={videos} />
      <ConnectCard settings={settings} />
    </div>
  )
}
