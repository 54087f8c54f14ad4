// The notifications screen: messages about new orders without an open page.
import { data } from 'react-router'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { hoursText } from '#domain/notifications/notification-hours.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { deviceCookie, deviceId } from './device-cookie.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { runIntent } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { useWords } from '#web/ui/words.ts'
import { SoundToggle } from '../arrivals/sound-toggle.tsx'
import { sessionContext } from '../access/guard.ts'
import { DeviceList, type ListedDevice } from './device-list.tsx'
import { intents } from './intents.ts'
import { ThisDevice } from './this-device.tsx'
import type { Route } from './+types/route'
import '../kit/office-panel.css'
import './notifications.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(notificationWords).title }]

/** A browser's address is sent to that browser alone: anybody with it could write to it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { notifications } = context.get(shopContext)
  const { email, role } = context.get(sessionContext)
  const known = await notifications.devices.find(deviceId(request) ?? '')
  const own = known?.email === email ? known : undefined
  const shown = (await notifications.devices.all()).filter((device) => role === 'owner' || device.email === email)
  const devices = shown.map((device): ListedDevice => {
    const { id, name, person, email: holder, hours, reachedAt, failure, failedAt } = device
    return {
      id,
      name,
      person: person || holder,
      isThis: id === own?.id,
      hours: hoursText(hours),
      ...(reachedAt !== undefined && { reached: dayAndTime(reachedAt) }),
      ...(failure && failedAt && { failure, failedAt: dayAndTime(failedAt) }),
    }
  })
  return {
    publicKey: notifications.publicKey,
    ...(own && { own: { id: own.id, name: own.name, endpoint: own.endpoint, hours: own.hours } }),
    devices,
    isEverybody: role === 'owner',
  }
}

function dayAndTime(at: string): string {
  const moment = new Date(at)
  return `${orderDate(moment)}, ${clockTime(moment)}`
}

export const clientLoader = lastKnown<typeof loader>()

export async function action(args: Route.ActionArgs) {
  const result = await runIntent(intents, args)
  const device = result.ok ? result.device : undefined
  const headers = device === undefined ? {} : { 'Set-Cookie': deviceCookie(device, args.request.url) }
  return data(result, { status: result.ok ? 200 : 422, headers })
}

export const clientAction = actionWithFallback(() => wordsOf(notificationWords).notSaved)

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { publicKey, own, devices, isEverybody } = loaderData
  const text = useWords(notificationWords)
  const { notice, notify, clear } = useNotice()
  return (
    <div className="notifications stack gap-4">
      <ThisDevice publicKey={publicKey} own={own} notify={notify} />
      <section className="office-panel" aria-labelledby="open-tab">
        <h2 id="open-tab">{text.whilePageOpen}</h2>
        <p>{text.bell}</p>
        <SoundToggle />
      </section>
      <section className="office-panel" aria-labelledby="devices">
        <h2 id="devices">{isEverybody ? text.everyonesDevices : text.yourDevices}</h2>
        <DeviceList devices={devices} isEverybody={isEverybody} notify={notify} />
      </section>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
