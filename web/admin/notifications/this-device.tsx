// Turns this browser on and off, and sets its hours.
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type NotificationHours, timeField } from '#domain/notifications/notification-hours.ts'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { HoursFields, type HoursTexts } from './hours-fields.tsx'
import type { NotificationsResult } from './intents.ts'
import { currentEndpoint, type PushSupport, pushSupport, subscribe, unsubscribe } from './subscription.ts'

export type OwnDevice = { id: string; name: string; endpoint: string; hours: NotificationHours | undefined }
type Props = { publicKey: string; own: OwnDevice | undefined; notify: Notify }

/** `endpoint` is undefined where the browser takes no messages. */
type Known = { support: PushSupport; endpoint?: string | undefined }

export function ThisDevice({ publicKey, own, notify }: Props) {
  const text = useWords(notificationWords)
  const [known, setKnown] = useState<Known>()
  const [isAsking, setAsking] = useState(false)
  const [hours, setHours] = useState(() => hoursTexts(own?.hours))
  const fetcher = useFetcher<NotificationsResult>()
  const isBusy = isAsking || fetcher.state !== 'idle'
  const look = () => void lookAtBrowser().then(setKnown)
  useEffect(look, [])
  useFetcherResult(fetcher.data, ({ ok, message }) => {
    notify(ok ? 'good' : 'bad', message)
    look()
  })
  const send = (fields: Record<string, string>) => void fetcher.submit(fields, { method: 'post' })

  async function turnOn() {
    if (isBusy) return
    setAsking(true)
    const asked = await subscribe(publicKey)
    setAsking(false)
    if ('subscription' in asked) return send({ intent: 'turn-on', ...hours, ...asked })
    notify('bad', asked.refused === 'permission' ? text.blocked : text.noPushService)
    look()
  }

  async function turnOff({ id }: OwnDevice) {
    if (isBusy) return
    setAsking(true)
    await unsubscribe()
    setAsking(false)
    send({ intent: 'remove', id })
  }

  const isLost = own !== undefined && known?.support === 'ready' && known.endpoint !== own.endpoint
  const isOn = own !== undefined && !isLost
  return (
    <section className="office-panel" aria-labelledby="this-device">
      <h2 id="this-device">
        {text.thisDevice} {isOn && <Chip tone="good">{text.on}</Chip>}
      </h2>
      <p>{text.about}</p>
      {known && <Obstacle support={known.support} />}
      {isLost && <Notice tone="warn">{text.lost}</Notice>}
      <form
        className="notification-form stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isOn) send({ intent: 'set-hours', id: own.id, ...hours })
          else void turnOn()
        }}
      >
        <HoursFields hours={hours} onChange={setHours} />
        <div className="row">
          {isOn ? (
            <>
              <Button type="submit" busy={isBusy}>
                {text.saveHours}
              </Button>
              <Button variant="secondary" busy={isBusy} onClick={() => send({ intent: 'test', id: own.id })}>
                {text.sendTest}
              </Button>
              <Button variant="secondary" busy={isBusy} onClick={() => void turnOff(own)}>
                {text.turnOff}
              </Button>
            </>
          ) : (
            <Button type="submit" busy={isBusy || known === undefined} disabled={known?.support === 'insecure'}>
              {text.turnOn}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

function Obstacle({ support }: { support: PushSupport }) {
  const { insecure, homeScreen, unsupported, blocked } = useWords(notificationWords)
  const obstacles = { insecure, 'home screen': homeScreen, unsupported, blocked }
  return support === 'ready' ? null : <Notice tone="warn">{obstacles[support]}</Notice>
}

async function lookAtBrowser(): Promise<Known> {
  const support = pushSupport()
  const looks = support === 'ready' || support === 'blocked'
  return { support, endpoint: looks ? await currentEndpoint().catch(() => undefined) : undefined }
}

/** Nine to nine by default. */
function hoursTexts(hours: NotificationHours | undefined): HoursTexts {
  const { fromMinute, toMinute } = hours ?? { fromMinute: 9 * 60, toMinute: 21 * 60 }
  return { only: hours ? 'on' : '', from: timeField(fromMinute), to: timeField(toMinute) }
}
