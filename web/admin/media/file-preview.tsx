// The preview of a chosen picture or video.
import { useState } from 'react'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import type { FileKind } from './upload-result.ts'

type Props = { kind: FileKind; src: string; isWaiting?: boolean }

export function FilePreview({ kind, src, isWaiting = false }: Props) {
  const text = useWords(uploads)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <p className="file-unseen">
        <Icon name={kind === 'image' ? 'image' : 'warning'} />
        {kind === 'image' ? text.imageNotShown : text.videoNotShown}
      </p>
    )
  }
  const onError = () => setBroken(true)
  return kind === 'image' ? (
    <img src={src} alt="" width="320" height="320" onError={onError} />
  ) : (
    <video
      src={src}
      controls={!isWaiting}
      playsInline
      muted
      preload="metadata"
      aria-label={text.preview}
      onError={onError}
    />
  )
}
