// Overlays the video with its loading state, an error or a play button.
import { contact } from '#domain/words/en/pages/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { hasFailed, haveAllFailed, type Move, play, type Show } from './show.ts'
import { ShowIcon } from './show-icon.tsx'

export function StageMessage({ show, take }: { show: Show; take: (move: Move) => void }) {
  const text = useWords(contact)
  return (
    <div className="stage-message stack gap-4 centred strong">
      <output>
        <Sentence show={show} />
      </output>
      {haveAllFailed(show) && (
        <Button variant="secondary" onClick={() => take(play)}>
          {text.tryAgain}
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
  const text = useWords(contact)
  if (haveAllFailed(show)) {
    return show.clips.length === 1 ? text.videoFails : text.videosFail
  }
  if (hasFailed(show)) return text.nextFollows
  return !show.isReady && <span className="stage-loading stack centred">{text.loading}</span>
}
