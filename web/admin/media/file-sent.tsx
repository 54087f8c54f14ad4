// The sentence about a file that has arrived: for a picture a message that goes again (spec §8), for a video a state (§4).
import { useEffect, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import type { FileKind } from './upload-result.ts'

const sentences: Record<FileKind, string> = {
  image: 'Image uploaded successfully',
  video: 'Video uploaded successfully!',
}

export function FileSent({ kind }: { kind: FileKind }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (kind === 'video') return
    const timer = setTimeout(() => setOver(true), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [kind])
  return isOver ? null : <p className="file-sent">{sentences[kind]}</p>
}
