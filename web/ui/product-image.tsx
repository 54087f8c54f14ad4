// A responsive product image, or a text without one.
import { useState } from 'react'
import { foreignImageUrls, type ImageFormat, imageUrl, imageWidths } from '#domain/image-url.ts'
import { ui } from '#domain/words/en/ui.ts'
import { useWords } from './words.ts'
import './product-image.css'

type ProductImageProps = {
  url: string
  alt: string
  width: number
  height: number
  sizes?: string
  missing: 'imageNotFound' | 'noImage'
  eager?: boolean
}

/**
 * `width` and `height` are CSS pixels; the widest file is three times that. An image at another origin has no sizes: on
 * an error its next URL is tried.
 */
export function ProductImage({ url, alt, width, height, sizes, missing, eager = false }: ProductImageProps) {
  const words = useWords(ui)
  const [failed, setFailed] = useState({ url, tries: 0 })
  const foreign = foreignImageUrls(url)
  const tries = failed.url === url ? failed.tries : 0
  if (url === '' || tries > Math.max(foreign.length - 1, 0)) {
    return (
      <span className="picture-missing">
        <span>
          {alt && <span className="visually-hidden">{alt}: </span>}
          {words[missing]}
        </span>
      </span>
    )
  }
  const widths = imageWidths.filter((each, index) => index === 0 || each <= width * 3)
  const srcSet = (format: ImageFormat) => {
    return widths.map((each) => `${imageUrl(url, { width: each, format })} ${each}w`).join(', ')
  }
  const isOwn = foreign.length === 0
  const src = foreign[tries] ?? imageUrl(url, { width: widths.at(-1) ?? imageWidths[0], format: 'jpg' })
  const fail = () => setFailed({ url, tries: tries + 1 })
  return (
    <picture className="picture-formats">
      {isOwn && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes ?? `${width}px`} />}
      <img
        key={src}
        // The image can fail before React hydrates.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) fail()
        }}
        className="picture"
        src={src}
        srcSet={isOwn ? srcSet('webp') : undefined}
        sizes={isOwn ? (sizes ?? `${width}px`) : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={fail}
      />
    </picture>
  )
}
