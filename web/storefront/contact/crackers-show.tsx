// The 'Crackers Show': a player for the shop's videos.
import { useId, useRef } from 'react'
import type { ShownVideo } from './shown-video.ts'
import { playedUrl } from '#domain/video.ts'
import { contact } from '#domain/words/en/pages/contact.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Empty } from '#web/ui/empty.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import { useWords } from '#web/ui/words.ts'
import { ProgressBars } from './progress-bars.tsx'
import { ShowCaption } from './show-caption.tsx'
import { ShowControls } from './show-controls.tsx'
import { StageMessage } from './stage-message.tsx'
import { useGestures } from './use-gestures.ts'
import { useShow } from './use-show.ts'
import './crackers-show.css'

/** `videos` are undefined when they cannot be read. */
export function CrackersShow({ videos }: { videos: readonly ShownVideo[] | undefined }) {
  const heading = useId()
  return (
    <section className="crackers-show night" aria-labelledby={heading}>
      <LabelCard tone="night">
        <h2 id={heading}>{useWords(contact).show}</h2>
        <Show videos={videos} />
      </LabelCard>
    </section>
  )
}

function Show({ videos }: { videos: readonly ShownVideo[] | undefined }) {
  const text = useWords(contact)
  const { unavailable } = useWords(ui)
  if (!videos) {
    return (
      <Empty title={text.videosFail}>
        <p>{unavailable}</p>
      </Empty>
    )
  }
  return videos.length > 0 ? <Player videos={videos} /> : <Empty title={text.noVideos} />
}

function Player({ videos }: { videos: readonly ShownVideo[] }) {
  const player = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { element, show, take, isMuted, mute, video, events } = useShow(videos)
  useGestures(player, stage, take)
  const text = useWords(contact)

  if (!video) return null
  return (
    <div ref={player} className="show-player stack gap-4">
      <div ref={stage} className="show-stage">
        <video
          ref={element}
          {...events}
          src={playedUrl(video.videoUrl)}
          muted
          playsInline
          preload="metadata"
          tabIndex={0}
          aria-label={video.title}
        />
        <ProgressBars videos={videos} index={show.index} element={element} />
        <StageMessage show={show} take={take} />
      </div>
      <div className="show-words stack gap-4">
        <ShowControls show={show} take={take} isMuted={isMuted} onMute={mute} />
        <ShowCaption video={video} />
        <noscript>
          <ul>
            {videos.map(({ id, title, videoUrl }) => (
              <li key={id}>
                <a href={playedUrl(videoUrl)}>{text.watch({ title })}</a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </div>
  )
}
