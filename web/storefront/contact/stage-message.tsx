// Overlays the video with its loading state, an error or a play button.
import { Button } from '#web/ui/button.tsx'
import { hasFailed, haveAllFailed, type Move, play, type Show } from './show.ts'
import { ShowIcon } from './show-icon.tsx'

export function StageMessage({ show, take }: { show: Show; take: (move: Move) => void }) {
  return (
    <div className="stage-message stack gap-4 centred strong">
      <output>
        <Sentence show={show} />
      </output>
      {haveAllFailed(show) && (
        <Button variant="secondary" onClick={() => take(play)}>
          Try again
        </Button>
      )}
      {show.isReady && !show.isPlaying && (
        <span className="stage-play middle">
          <ShowIcon name="play" />
        </span>
      )}
    </div>
  )
}

function Sentence({ show }: { show: Show }) {
  if (haveAllFailed(show)) {
    return show.clips.length === 1 ? 'This video cannot be played right now.' : 'The videos cannot be played right now.'
  }
  if (hasFailed(show)) return 'This video cannot be played. The next one follows.'
  return !show.isReady && <span className="stage-loading stack centred">Loading video...</span>
}
