// The current video's title and description.
import { useEffect, useRef, useState } from 'react'
import type { ShownVideo } from './shown-video.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { contact } from '#domain/words/en/pages/contact.ts'
import { useWords } from '#web/ui/words.ts'
import { shownDescription } from '#domain/video.ts'
import './show-caption.css'

export function ShowCaption({ video: { title, description } }: { video: ShownVideo }) {
  const shown = shownDescription(description)
  const words = useWords(contact)
  return (
    <div className="show-caption stack gap-2 breaks">
      <h3 lang={languageOf(title)}>{title}</h3>
      <Description key={shown} text={shown} />
      <p className="visually-hidden">{words.captions}</p>
    </div>
  )
}

/** Shows the first lines, and the rest on demand. */
function Description({ text }: { text: string }) {
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  const { readMore, readLess } = useWords(contact)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)

  useEffect(() => {
    const paragraph = paragraphRef.current
    if (!paragraph || isOpen) return
    const watching = new ResizeObserver(() => setCut(paragraph.scrollHeight > paragraph.clientHeight + 1))
    watching.observe(paragraph)
    return () => watching.disconnect()
  }, [isOpen])

  return (
    <>
      <p ref={paragraphRef} className="show-description" data-open={isOpen || undefined} lang={languageOf(text)}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className="show-more strong" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? readLess : readMore}
        </button>
      )}
    </>
  )
}
