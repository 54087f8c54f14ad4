// Devices with new-order messages: person, hours, last message.
import { useFetcher } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import type { PushFailure } from '#server/database/tables/notification-tables.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { NotificationsResult } from './intents.ts'

/** Times are formatted; `failure` says why nothing has arrived since `failedAt`. */
export type ListedDevice = {
  id: string
  name: string
  person: string
  isThis: boolean
  hours: string
  reached?: string
  failure?: PushFailure
  failedAt?: string
}

type Props = { devices: readonly ListedDevice[]; isEverybody: boolean; notify: Notify }

export function DeviceList({ devices, isEverybody, notify }: Props) {
  const text = useWords(notificationWords)
  const { actions } = useWords(common)
  if (devices.length === 0) {
    return (
      <Empty title={text.noDevices} icon="phone">
        {isEverybody ? text.noDevicesOfAnyone : text.noDevicesOfYours}
      </Empty>
    )
  }
  const failures: Record<PushFailure, (values: { at: string }) => string> = {
    gone: text.goneSince,
    refused: text.refusedSince,
    unreachable: text.unreachableSince,
  }
  const columns = [text.device, text.person, text.hoursOfDevice, text.lastMessage, `.${actions}`]
  return (
    <DataTable label={text.devices} kind="devices" columns={columns}>
      {devices.map((device) => (
        <DataRow key={device.id}>
          <Cell name="device">
            <strong>{device.name}</strong> {device.isThis && <Chip tone="good">{text.thisDevice}</Chip>}
          </Cell>
          <Cell name="person">
            <span lang={languageOf(device.person)}>{device.person}</span>
          </Cell>
          <Cell name="hours">{device.hours}</Cell>
          <Cell name="reached" label={text.lastMessage}>
            {device.failure
              ? failures[device.failure]({ at: device.failedAt ?? '' })
              : (device.reached ?? text.noneYet)}
          </Cell>
          <Cell name="actions">{!device.isThis && <RemoveButton device={device} notify={notify} />}</Cell>
        </DataRow>
      ))}
    </DataTable>
  )
}

function RemoveButton({ device: { id, name, person }, notify }: { device: ListedDevice; notify: Notify }) {
  const text = useWords(notificationWords)
  const { remove } = useWords(common)
  const fetcher = useFetcher<NotificationsResult>()
  useFetcherResult(fetcher.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <Button
      variant="quiet"
      size="small"
      busy={fetcher.state !== 'idle'}
      aria-label={text.removeOf({ name, person })}
      onClick={() => void fetcher.submit({ intent: 'remove', id }, { method: 'post' })}
    >
      {remove}
    </Button>
  )
}
