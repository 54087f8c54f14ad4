// The video manager: the showcase videos, to upload, describe, edit and delete.
import { data } from 'react-router'
import { runIntent } from '../kit/intents.ts'
import { withFallback, lastKnown } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '../../live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { intents } from './intents.ts'
import { DELETE_FAILED, SAVE_FAILED, VIDEOS_FAILED } from './messages.ts'
import { VideoManager } from './video-manager.tsx'
import type { Route } from './+types/route'
import './videos.css'

export const meta: Route.MetaFunction = () => [{ title: 'Videos' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { videos: await context.get(shopContext).videos.all() }
}

export const clientLoader = lastKnown<Awaited<ReturnType<typeof loader>>>()

export async function action(args: Route.ActionArgs) {
  const answer = await runIntent(intents, args)
  return data(answer, answer.ok ? 200 : 422)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return await withFallback(() => serverAction(), form.get('intent') === 'remove' ? DELETE_FAILED : SAVE_FAILED)
}

export default function Videos({ loaderData: { videos } }: Route.ComponentProps) {
  useLive(['videos'])
  const isHydrated = useHydrated('sync')
  return <VideoManager key={`${isHydrated}`} videos={videos} keeps={isHydrated} />
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
