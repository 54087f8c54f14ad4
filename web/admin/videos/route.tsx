// The video manager of the showcase videos.
import { wordsOf } from '#domain/words/catalogue.ts'
import { videos as words } from '#domain/words/en/office/shop/videos.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { intents } from './intents.ts'
import { VideoManager } from './video-manager.tsx'
import type { Route } from './+types/route'
import './videos.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const { videos, media } = context.get(shopContext)
  return { videos: await videos.all(), converts: await media.converts() }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => {
  const { deleteFailed, saveFailed } = wordsOf(words)
  return intent === 'remove' ? deleteFailed : saveFailed
})

export default function Videos({ loaderData: { videos, converts } }: Route.ComponentProps) {
  useLive(['videos'])
  const isHydrated = useHydrated('sync')
  return <VideoManager key={`${isHydrated}`} videos={videos} converts={converts} keeps={isHydrated} />
}

export function ErrorBoundary() {
  const text = useWords(words)
  return (
    <div role="alert">
      <Empty
        title={text.fetchFailed}
        icon="warning"
        action={
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" /> {text.refreshPage}
          </Button>
        }
      >
        {text.typedIsKept}
      </Empty>
    </div>
  )
}
