// The upload screen: a new product with its image and video.
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { shopContext } from '#web/shop-context.ts'
import { intents } from './intents.ts'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/route'
import './upload.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(uploads).uploadProduct }]

export async function loader({ context }: Route.LoaderArgs) {
  const { categories, media } = context.get(shopContext)
  return { categories: await categories.all(), converts: await media.converts() }
}

export const clientLoader = lastKnown<typeof loader>({ isScreen: false })

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(uploads).productFailed)

export default function UploadProduct({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated('sync')
  return <UploadForm key={`${isHydrated}`} keeps={isHydrated} {...loaderData} />
}
