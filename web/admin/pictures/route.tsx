// Matches many pictures to products by file name, with one undo.
import { useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { formAction } from '../kit/intents.ts'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { ChooseFiles } from './choose-files.tsx'
import { intents } from './intents.ts'
import { PictureLists } from './picture-lists.tsx'
import type { PictureRow } from './picture-rows.ts'
import { ProductChoice } from './product-choice.tsx'
import { UploadBar } from './upload-bar.tsx'
import { usePictures } from './use-pictures.ts'
import { WithoutPicture } from './without-picture.tsx'
import type { Route } from './+types/route'
import '../kit/office-panel.css'
import './pictures.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await context.get(shopContext).products.all() }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(words).failed)

export default function ManyPictures({ loaderData: { products } }: Route.ComponentProps) {
  useLive(['products'])
  const text = useWords(words)
  const pictures = usePictures(products)
  const { rows, isUnsaved, dispatch } = pictures
  const [asked, setAsked] = useState<PictureRow>()
  const { notice, notify, clear } = useNotice()
  return (
    <div className="pictures">
      <ChooseFiles pictures={pictures} />
      {rows.length > 0 && <PictureLists pictures={pictures} onAsk={setAsked} />}
      <WithoutPicture products={products} rows={rows} />
      {rows.length > 0 && <UploadBar pictures={pictures} notify={notify} />}
      {asked && (
        <ProductChoice
          row={asked}
          products={products}
          onClose={() => setAsked(undefined)}
          onChoose={(product) => {
            dispatch({ type: 'assigned', id: asked.id, product })
            setAsked(undefined)
          }}
        />
      )}
      <LeaveGuard isActive={isUnsaved} title={text.leaveTitle}>
        <p>{text.leaveText}</p>
      </LeaveGuard>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
