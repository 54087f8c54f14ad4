// Turns the bell for new orders on and off.
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { orderBell } from './order-bell.ts'

export function SoundToggle() {
  const isOn = useSyncExternalStore(orderBell.subscribe, orderBell.isOn, () => false)
  return (
    <Button
      className="sound-toggle"
      variant="quiet"
      aria-pressed={isOn}
      title={isOn ? 'A bell rings for each new order' : 'New orders come in without a sound'}
      onClick={orderBell.toggle}
    >
      <Icon name={isOn ? 'bell' : 'bell-off'} />
      <span className="tool-word">
        Sound<span className="visually-hidden"> for new orders</span>
      </span>
    </Button>
  )
}
