// Draws thumbnails one by one, so that hundreds of photos do not fill a phone's memory.
import { useEffect, useState } from 'react'
import type { ChosenPicture } from './read-chosen.ts'

const SIDE_PX = 144

const drawn = new WeakMap<ChosenPicture, string>()
let last: Promise<unknown> = Promise.resolve()

export function Thumbnail({ picture }: { picture: ChosenPicture }) {
  const [src, setSrc] = useState(drawn.get(picture))
  useEffect(() => {
    const gone = new AbortController()
    void thumbnailOf(picture, gone.signal).then((made) => made !== undefined && !gone.signal.aborted && setSrc(made))
    return () => gone.abort()
  }, [picture])
  return (
    <span className="picture-thumbnail" data-drawn={src !== undefined || undefined}>
      {src !== undefined && src !== '' && <img src={src} alt="" width="72" height="72" />}
    </span>
  )
}

/** Returns '' when the browser cannot draw it, undefined on abort. */
async function thumbnailOf(picture: ChosenPicture, signal: AbortSignal): Promise<string | undefined> {
  const known = drawn.get(picture)
  if (known !== undefined) return known
  const next = last.then(async () => {
    if (signal.aborted) return undefined
    const src = await draw(picture).catch(() => '')
    drawn.set(picture, src)
    return src
  })
  last = next
  return next
}

async function draw(picture: ChosenPicture): Promise<string> {
  const bitmap = await createImageBitmap(await picture.open(), { resizeWidth: SIDE_PX, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.8)
}
