// POST /media/video/upload: stores one video and returns its secure_url (§7).
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/video-upload.ts'
import { answerUpload, postOnly, refusal, uploaded } from './upload-answer.ts'

export function loader() {
  return postOnly('Videos')
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  return answerUpload({ request, pattern }, shop, async (mayKeep) => {
    if (request.method !== 'POST') return loader()
    const received = await shop.media.receiveVideo(request, mayKeep)
    return 'message' in received ? refusal(received.message, received.status) : uploaded(received)
  })
}
