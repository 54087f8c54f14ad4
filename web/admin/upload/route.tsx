// The upload screen: a new product with its picture.
import { data, useRevalidator } from 'react-router'
import { FILL_IN_REQUIRED, readProductForm } from '#domain/product-form.ts'
import type { Shop } from '#server/shop.ts'
import { runIntent } from '#web/admin/frame/intents.ts'
import { answering } from '#web/admin/frame/softly.ts'
import { shopContext } from '#web/shop-context.ts'
import { UploadForm } from './upload-form.tsx'
import { useIsAwake } from './use-is-awake.ts'
import type { Route } from './+types/route'
import './upload.css'

const SAVE_FAILED = 'Failed to save product'
const OUR_IMAGES = '/media/image/upload/'

export const meta: Route.MetaFunction = () => [{ title: 'Upload Product' }]

export function loader({ context }: Route.LoaderArgs) {
  return { uploadDelayMs: context.get(shopContext).uploadDelayMs() }
}

const intents = {
  save: async (form: FormData, { products }: Shop) => {
    const read = readProductForm(Object.fromEntries(form))
    if ('errors' in read) return { ok: false as const, ...read }
    const { imageUrl } = read.draft
    if (imageUrl !== '' && !imageUrl.startsWith(OUR_IMAGES)) {
      return { ok: false as const, message: FILL_IN_REQUIRED, errors: { imageUrl: FILL_IN_REQUIRED } }
    }
    const { name, code } = await products.create(read.draft)
    return { ok: true as const, name, code }
  },
}

export async function action(args: Route.ActionArgs) {
  const answer = await runIntent(intents, args)
  return data(answer, answer.ok ? 200 : 422)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await answering(() => serverAction(), SAVE_FAILED)
}

export default function UploadProduct({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isAwake = useIsAwake()
  const nextDelayMs = () => {
    void revalidate()
    return loaderData.uploadDelayMs
  }
  return <UploadForm key={`${isAwake}`} keeps={isAwake} nextDelayMs={nextDelayMs} />
}
