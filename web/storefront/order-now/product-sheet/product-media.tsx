// The product's large picture or video, with arrows to its neighbours.
import { type Ref, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { imageUrl } from '#domain/image-url.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { playedUrl } from '#domain/video.ts'
import { productSheet } from '#domain/words/en/pages/product-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Place } from './neighbours.ts'

type ProductMediaProps = {
  ref: Ref<HTMLDivElement>
  product: CartProduct
  place: Place
  onShow: (product: CartProduct) => void
}

/** The arrows stay mounted when the product changes, and keep the focus. */
export function ProductMedia({ ref, product, place, onShow }: ProductMediaProps) {
  const text = useWords(productSheet)
  return (
    <div ref={ref} className="product-media">
      <PictureOrVideo key={product.id} product={product} />
      <Arrow direction="left" label={text.previous} to={place.earlier} onShow={onShow} />
      <Arrow direction="right" label={text.next} to={place.later} onShow={onShow} />
      <p className="product-media-place strong" translate="no">{`${place.number} / ${place.count}`}</p>
    </div>
  )
}

function PictureOrVideo({ product }: { product: CartProduct }) {
  const { imageUrl: picture, videoUrl } = product
  const name = shownName(product)
  const text = useWords(productSheet)
  const [video, setVideo] = useState<'unasked' | 'playing' | 'failed'>('unasked')
  return (
    <>
      {video === 'playing' && videoUrl ? (
        <video
          className="product-media-video"
          src={playedUrl(videoUrl)}
          poster={picture && imageUrl(picture, { width: 640 })}
          aria-label={text.video({ name })}
          controls
          autoPlay
          muted
          playsInline
          onError={() => setVideo('failed')}
        />
      ) : (
        <ProductImage
          url={picture}
          alt={name}
          width={1280}
          height={1280}
          sizes="(width >= 48rem) min(50rem, 65vw), 100vw"
          missing="imageNotFound"
          eager
        />
      )}
      {videoUrl && (
        <VideoButton state={video} onPlay={() => setVideo('playing')} onPicture={() => setVideo('unasked')} />
      )}
    </>
  )
}

type VideoButtonProps = { state: 'unasked' | 'playing' | 'failed'; onPlay: () => void; onPicture: () => void }

/** Loads nothing of the video, which may have a hundred megabytes, before the press. */
function VideoButton({ state, onPlay, onPicture }: VideoButtonProps) {
  const text = useWords(productSheet)
  return (
    <div className="product-media-actions stack gap-2">
      <output>{state === 'failed' && <span>{text.videoFails}</span>}</output>
      {state === 'playing' ? (
        <Button variant="secondary" size="small" onClick={onPicture}>
          <Icon name="image" /> <span>{text.showPicture}</span>
        </Button>
      ) : (
        <Button variant="secondary" size="small" onClick={onPlay}>
          <Icon name="video" /> <span>{state === 'failed' ? text.tryAgain : text.playVideo}</span>
        </Button>
      )}
    </div>
  )
}

type ArrowProps = {
  direction: 'left' | 'right'
  label: string
  to: CartProduct | undefined
  onShow: (product: CartProduct) => void
}

/** Disabled at the ends of the list. */
function Arrow({ direction, label, to, onShow }: ArrowProps) {
  return (
    <button
      type="button"
      className="product-media-arrow middle"
      data-direction={direction}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to && onShow(to)}
    >
      <Icon name={`chevron-${direction}`} />
    </button>
  )
}
