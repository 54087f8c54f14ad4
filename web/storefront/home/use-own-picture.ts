// A picture of the owner's that may be gone or broken: what comes with the program is shown then.
import { useState } from 'react'
import { foreignImageUrls, type ImageSize, imageUrl } from '#domain/image-url.ts'

/** Returns the attributes of the `img`; without `src` nothing of the owner's can be shown. A picture at another origin has no sizes. */
export function useOwnPicture(url: string, size: ImageSize) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const foreign = foreignImageUrls(url)
  const src = (foreign[0] ? foreign : [imageUrl(url, size)]).find((each) => each && !failed.includes(each))
  const onError = () => src && setFailed([...failed, src])
  // A picture can fail before React is there to hear of it.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && !image.naturalWidth) onError()
  }
  return { src, onError, ref }
}
