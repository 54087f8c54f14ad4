// Previous, play or pause, next, mute, and the counter.
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { counter, hasFailed, type Move, next, previous, type Show, toggle } from './show.ts'
import { ShowIcon } from './show-icon.tsx'
import './show-controls.css'

type Controls = { show: Show; take: (move: Move) => void; isMuted: boolean; onMute: (isMuted: boolean) => void }

export function ShowControls({ show, take, isMuted, onMute }: Controls) {
  const isRunning = show.isPlaying && !hasFailed(show)
  return (
    <div className="show-controls">
      <p className="show-counter strong">{counter(show)}</p>
      <div className="show-buttons">
        <Button variant="quiet" className="show-button" aria-label="Previous video" onClick={() => take(previous)}>
          <Icon name="chevron-left" />
        </Button>
        <Button className="show-button" aria-label={isRunning ? 'Pause' : 'Play'} onClick={() => take(toggle)}>
          <ShowIcon name={isRunning ? 'pause' : 'play'} />
        </Button>
        <Button variant="quiet" className="show-button" aria-label="Next video" onClick={() => take(next)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <Button
        variant="quiet"
        className="show-button"
        aria-label={isMuted ? 'Unmute' : 'Mute'}
        onClick={() => onMute(!isMuted)}
      >
        <ShowIcon name={isMuted ? 'muted' : 'loud'} />
      </Button>
    </div>
  )
}
