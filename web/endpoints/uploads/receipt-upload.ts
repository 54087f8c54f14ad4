// POST /media/receipt/upload: stores the photo of a lorry receipt behind the sign-in.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/receipt-upload.ts'
import { answerUpload, postOnly, refusal, uploaded } from './upload-answer.ts'

export function loader() {
  return postOnly('Photos of receipts')
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  return answerUpload({ request, pattern }, shop, async (mayKeep) => {
    if (request.method !== 'POST') return loader()
    const received = await shop.media.receipts.receive(request, mayKeep)
    return 'message' in received ? refusal(received.message, received.status) : uploaded(received)
  })
}
