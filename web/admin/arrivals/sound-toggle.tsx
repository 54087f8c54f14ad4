// Turns the bell for new orders on and off.
import { useSyncExternalStore } from 'react'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { orderBell } from './order-bell.ts'

export function SoundToggle() {
  const text = useWords(notificationWords)
  const isOn = useSyncExternalStore(orderBell.subscribe, orderBell.isOn, () => false)
  return (
    <Button
      className="sound-toggle"
      variant="quiet"
      aria-label={text.soundForNew}
      aria-pressed={isOn}
      title={isOn ? text.bellRings : text.noSound}
      onClick={orderBell.toggle}
    >
      <Icon name={isOn ? 'bell' : 'bell-off'} />
      <span className="tool-word">{text.sound}</span>
    </Button>
  )
}
