// The shop's logo: the owner's picture, or the one that comes with the program.
import { imageUrl } from '#domain/image-url.ts'

const USUAL = '/logo.svg'

type ShopLogoProps = { logo: string; size: number; loading?: 'lazy' }

/** `size` is in CSS pixels. A logo may be transparent, which jpg is not: at another origin it is shown as it was uploaded. */
export function ShopLogo({ logo, size, loading }: ShopLogoProps) {
  const own = logo.startsWith('/') ? imageUrl(logo, { width: size > 80 ? 320 : 160, format: 'webp' }) : logo
  return (
    <img
      key={logo}
      // A picture can fail before React is there to hear of it.
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) showUsual(image)
      }}
      className="shop-logo"
      src={own || USUAL}
      alt=""
      width={size}
      height={size}
      loading={loading}
      onError={({ currentTarget }) => showUsual(currentTarget)}
    />
  )
}

/** Once: that one may be missing too. */
function showUsual(image: HTMLImageElement) {
  if (image.getAttribute('src') !== USUAL) image.src = USUAL
}
