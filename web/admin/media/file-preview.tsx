// The preview of a chosen picture or video.
import { useState } from 'react'
import { Icon } from '#web/ui/all-icons.tsx'
import type { FileKind } from './upload-result.ts'

type Props = { kind: FileKind; src: string; isWaiting?: boolean }

export function FilePreview({ kind, src, isWaiting = false }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <p className="file-unseen">
        <Icon name={kind === 'image' ? 'image' : 'warning'} />
        {kind === 'image' ? 'This picture cannot be shown here' : 'This video cannot be shown here'}
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
      aria-label="Preview of the video"
      onError={onError}
    />
  )
}
