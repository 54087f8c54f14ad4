// The upload screen: a new product with its picture and video.
import { data, useRevalidator } from 'react-router'
import { runIntent } from '../kit/intents.ts'
import { withFallback } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { shopContext } from '#web/shop-context.ts'
import { intents, SAVE_FAILED, type Saved } from './intents.ts'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/route'
import './upload.css'

export const meta: Route.MetaFunction = () => [{ title: 'Upload Product' }]

export function loader({ context }: Route.LoaderArgs) {
  return { uploadDelayMs: context.get(shopContext).uploadDelayMs() }
}

export async function action(args: Route.ActionArgs) {
  const answer = await runIntent(intents, args)
  return data(answer, answer.ok ? 200 : 422)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Saved> {
  return await withFallback<Saved>(() => serverAction(), SAVE_FAILED)
}

export default function UploadProduct({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isHydrated = useHydrated('sync')
  const nextDelayMs = () => {
    void revalidate()
    return loaderData.uploadDelayMs
  }
  return <UploadForm key={`${isHydrated}`} keeps={isHydrated} nextDelayMs={nextDelayMs} />
}
