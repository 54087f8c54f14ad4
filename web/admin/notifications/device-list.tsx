// Devices with new-order messages: person, hours, last message.
import { useFetcher } from 'react-router'
import { languageOf } from '#domain/language.ts'
import type { PushFailure } from '#server/database/tables/notification-tables.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
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

const columns = ['Device', 'Person', 'Hours', 'Last message', '.Actions']

type Props = { devices: readonly ListedDevice[]; isEverybody: boolean; notify: Notify }

export function DeviceList({ devices, isEverybody, notify }: Props) {
  if (devices.length === 0) {
    return (
      <Empty title="No device is turned on" icon="phone">
        {isEverybody
          ? 'Each person turns their own phone or computer on, here on this screen.'
          : 'Turn this one on, and each other phone or computer that is to hear of new orders.'}
      </Empty>
    )
  }
  return (
    <DataTable label="Devices" kind="devices" columns={columns}>
      {devices.map((device) => (
        <DataRow key={device.id}>
          <Cell name="device">
            <strong>{device.name}</strong> {device.isThis && <Chip tone="good">This device</Chip>}
          </Cell>
          <Cell name="person">
            <span lang={languageOf(device.person)}>{device.person}</span>
          </Cell>
          <Cell name="hours">{device.hours}</Cell>
          <Cell name="reached" label="Last message">
            {device.failure ? `${failures[device.failure]} ${device.failedAt}` : (device.reached ?? 'None yet')}
          </Cell>
          <Cell name="actions">{!device.isThis && <RemoveButton device={device} notify={notify} />}</Cell>
        </DataRow>
      ))}
    </DataTable>
  )
}

const failures: Readonly<Record<PushFailure, string>> = {
  gone: 'Takes none any more, since',
  refused: 'Refused by its push service since',
  unreachable: 'Not reached since',
}

function RemoveButton({ device: { id, name, person }, notify }: { device: ListedDevice; notify: Notify }) {
  const fetcher = useFetcher<NotificationsResult>()
  useFetcherResult(fetcher.data, ({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <Button
      variant="quiet"
      size="small"
      busy={fetcher.state !== 'idle'}
      aria-label={`Remove ${name} of ${person}`}
      onClick={() => void fetcher.submit({ intent: 'remove', id }, { method: 'post' })}
    >
      Remove
    </Button>
  )
}
