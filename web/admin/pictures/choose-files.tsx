// Drop zone for pictures and zips, and the refused files.
import { useEffect, useEffectEvent } from 'react'
import { imageAccept } from '#domain/upload.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { Pictures } from './use-pictures.ts'

const ACCEPTED = `${imageAccept},.zip,application/zip,application/x-zip-compressed`

export function ChooseFiles({ pictures: { rows, stage, left, choose } }: { pictures: Pictures }) {
  const text = useWords(words)
  const isOpen = stage.at === 'choosing' || stage.at === 'stopped'
  useDroppedAnywhere((files) => isOpen && void choose(files))
  const isEmpty = rows.length === 0
  return (
    <section
      className="office-panel pictures-choose"
      aria-labelledby="pictures-choose"
      data-empty={isEmpty || undefined}
    >
      <h2 id="pictures-choose">{isEmpty ? text.yours : text.more}</h2>
      {isEmpty && <p>{sentence(text.howTo, { b: <b /> })}</p>}
      <DropZone
        name="pictures"
        accept={ACCEPTED}
        label={isEmpty ? text.choose : text.addMore}
        hint={text.chooseHint}
        icon="image"
        multiple
        disabled={!isOpen}
        onFile={(_, all) => void choose(all)}
      />
      {stage.at === 'reading' && (
        <label className="pictures-progress stack gap-1">
          <span>
            {stage.total === 0 ? text.reading : text.readingOf({ number: stage.done + 1, total: stage.total })}
          </span>
          <progress {...(stage.total > 0 && { value: stage.done, max: stage.total })} />
        </label>
      )}
      <div role="alert">{left.refused.length > 0 && isOpen && <RefusedFiles {...left} />}</div>
      {left.ignored > 0 && <p className="note">{text.ignored({ count: left.ignored })}</p>}
    </section>
  )
}

const MOST_SHOWN = 100

function RefusedFiles({ refused }: Pick<Pictures['left'], 'refused'>) {
  const text = useWords(words)
  const shown = refused.slice(0, MOST_SHOWN)
  const list = (
    <ul className="stack gap-1 breaks">
      {shown.map(({ path, why }, at) => (
        <li key={`${at} ${path}`}>
          <b>{path}</b> {why}
        </li>
      ))}
      {refused.length > shown.length && <li>{text.andMore({ count: refused.length - shown.length })}</li>}
    </ul>
  )
  return (
    <Notice tone="bad">
      {refused.length < 4 ? (
        list
      ) : (
        <details>
          <summary>{text.unusable({ count: refused.length })}</summary>
          {list}
        </details>
      )}
    </Notice>
  )
}

/** Accepts drops outside of the zone: the browser would navigate to the file. */
function useDroppedAnywhere(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const isOfFiles = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files')
    const onDragOver = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!isOfFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
}
