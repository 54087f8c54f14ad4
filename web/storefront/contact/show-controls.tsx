// Previous, play or pause, next, mute, and the counter.
import { contact } from '#domain/words/en/pages/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { counter, hasFailed, type Move, next, previous, type Show, toggle } from './show.ts'
import { ShowIcon } from './show-icon.tsx'
import './show-controls.css'

type Controls = { show: Show; take: (move: Move) => void; isMuted: boolean; onMute: (isMuted: boolean) => void }

export function ShowControls({ show, take, isMuted, onMute }: Controls) {
  const text = useWords(contact)
  const isRunning = show.isPlaying && !hasFailed(show)
  return (
    <div className="show-controls">
      <p className="show-counter strong">{text.counter(counter(show))}</p>
      <div className="show-buttons">
        <Button variant="quiet" className="show-button" aria-label={text.previous} onClick={() => take(previous)}>
          <Icon name="chevron-left" />
        </Button>
        <Button className="show-button" aria-label={isRunning ? text.pause : text.play} onClick={() => take(toggle)}>
          <ShowIcon name={isRunning ? 'pause' : 'play'} />
        </Button>
        <Button variant="quiet" className="show-button" aria-label={text.next} onClick={() => take(next)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <Button
        variant="quiet"
        className="show-button"
        aria-label={isMuted ? text.unmute : text.mute}
        onClick={() => onMute(!isMuted)}
      >
        <ShowIcon name={isMuted ? 'muted' : 'loud'} />
      </Button>
    </div>
  )
}
