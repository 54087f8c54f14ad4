// The upload screen: a new product with its image and video.
import { useRevalidator } from 'react-router'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { shopContext } from '#web/shop-context.ts'
import { intents, SAVE_FAILED } from './intents.ts'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/route'
import './upload.css'

export const meta: Route.MetaFunction = () => [{ title: 'Upload Product' }]

export function loader({ context }: Route.LoaderArgs) {
  return { uploadDelayMs: context.get(shopContext).uploadDelayMs() }
}

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => SAVE_FAILED)

export default function UploadProduct({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isHydrated = useHydrated('sync')
  const nextDelayMs = () => {
    void revalidate()
    return loaderData.uploadDelayMs
  }
  return <UploadForm key={`${isHydrated}`} keeps={isHydrated} nextDelayMs={nextDelayMs} />
}
