// The dispatch desk.
import { href, useNavigate } from 'react-router'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { ui } from '#domain/words/en/ui.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { DeskTabs } from './desk-tabs.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { type DispatchSaved, intents } from './intents.ts'
import { loadDispatch } from './load-dispatch.ts'
import { MessageLink } from './message-link.tsx'
import { SentList } from './sent-list.tsx'
import { WaitingList } from './waiting-list.tsx'
import type { Route } from './+types/route'
import './dispatch.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(dispatchWords).title }]

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadDispatch(context.get(shopContext), url.searchParams, url.origin)
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => {
  const { messageNotRecorded, dispatchFailed } = wordsOf(dispatchWords)
  return intent === 'message' ? messageNotRecorded : dispatchFailed
})

export default function DispatchDesk({ loaderData }: Route.ComponentProps) {
  useLive(['orders'])
  const text = useWords(dispatchWords)
  const { close: closeWord } = useWords(ui)
  const keeps = useHydrated('sync')
  const navigate = useNavigate()
  const { notice, notify, clear } = useNotice()
  const { list, counts, waiting, sent, offices, orderId, opened } = loaderData
  const close = () =>
    void navigate(`${href('/admin/dispatch')}${list === 'sent' ? '?list=sent' : ''}`, { preventScrollReset: true })
  const saved = ({ message, due }: DispatchSaved & { ok: true }) => {
    close()
    notify(
      'good',
      <>
        {message}{' '}
        {due && (
          <MessageLink message={due} notify={notify}>
            {text.sendLr}
          </MessageLink>
        )}
      </>,
    )
  }
  return (
    <>
      <DeskTabs counts={counts} current={list} />
      {list === 'waiting' ? (
        <WaitingList rows={waiting} total={counts.waiting} />
      ) : (
        <SentList rows={sent} counts={counts} notify={notify} />
      )}
      {opened && (
        <DispatchDialog
          key={`${opened.orderId} ${keeps}`}
          opened={opened}
          offices={offices}
          keeps={keeps}
          onClose={close}
          onSaved={saved}
        />
      )}
      <Dialog
        open={orderId !== '' && !opened}
        onClose={close}
        title={text.dispatchTitle}
        size="small"
        footer={
          <Button variant="secondary" onClick={close}>
            {closeWord}
          </Button>
        }
      >
        <Empty title={wordsOf(orderAnswers).gone} icon="cart" />
      </Dialog>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
