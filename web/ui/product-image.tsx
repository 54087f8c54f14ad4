// A product's picture in the widths that the page needs, or a plain word when there is none.
import { useState } from 'react'
import { type ImageFormat, imageUrl, imageWidths } from '#domain/image-url.ts'
import './product-image.css'

type ProductImageProps = {
  url: string
  alt: string
  width: number
  height: number
  sizes?: string
  missing: 'Image Not Found' | 'No Image'
  eager?: boolean
}

/** `width` and `height` are the CSS pixels of the place; no wider file than three times that is offered. */
export function ProductImage({ url, alt, width, height, sizes, missing, eager = false }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (url === '' || failedUrl === url) {
    return (
      <span className="picture-missing">
        <span>
          {alt && <span className="visually-hidden">{alt}: </span>}
          {missing}
        </span>
      </span>
    )
  }
  const widths = imageWidths.filter((each, index) => index === 0 || each <= width * 3)
  const srcSet = (format: ImageFormat) => {
    return widths.map((each) => `${imageUrl(url, { width: each, format })} ${each}w`).join(', ')
  }
  return (
    <picture className="picture-formats">
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes ?? `${width}px`} />
      <img
        // A picture can fail before React is there to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailedUrl(url)
        }}
        className="picture"
        src={imageUrl(url, { width: widths.at(-1) ?? imageWidths[0], format: 'jpg' })}
        srcSet={srcSet('webp')}
        sizes={sizes ?? `${width}px`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </picture>
  )
}
