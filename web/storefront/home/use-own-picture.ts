// Shows the owner's picture, and falls back to the built-in one.
import { useState } from 'react'
import { foreignImageUrls, type ImageSize, imageUrl } from '#domain/image-url.ts'

/** Returns attributes for `img`; without `src` there is no usable picture. A picture at another origin has no sizes. */
export function useOwnPicture(url: string, size: ImageSize) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const foreign = foreignImageUrls(url)
  const src = (foreign[0] ? foreign : [imageUrl(url, size)]).find((each) => each && !failed.includes(each))
  const onError = () => src && setFailed([...failed, src])
  // The image can fail before React hydrates.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && !image.naturalWidth) onError()
  }
  return { src, onError, ref }
}
