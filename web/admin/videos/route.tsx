// The video manager of the showcase videos.
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { intents } from './intents.ts'
import { DELETE_FAILED, SAVE_FAILED, VIDEOS_FAILED } from './messages.ts'
import { VideoManager } from './video-manager.tsx'
import type { Route } from './+types/route'
import './videos.css'

export const meta: Route.MetaFunction = () => [{ title: 'Videos' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { videos, media } = context.get(shopContext)
  return { videos: await videos.all(), converts: await media.converts() }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => (intent === 'remove' ? DELETE_FAILED : SAVE_FAILED))

export default function Videos({ loaderData: { videos, converts } }: Route.ComponentProps) {
  useLive(['videos'])
  const isHydrated = useHydrated('sync')
  return <VideoManager key={`${isHydrated}`} videos={videos} converts={converts} keeps={isHydrated} />
}

export function ErrorBoundary() {
  return (
    <div role="alert">
      <Empty
        title={VIDEOS_FAILED}
        icon="warning"
        action={
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" /> Refresh Page
          </Button>
        }
      >
        What you have typed is kept.
      </Empty>
    </div>
  )
}
