// The owner's logo, or the built-in one.
import { imageUrl } from '#domain/image-url.ts'

const USUAL = '/logo.svg'

type ShopLogoProps = { logo: string; size: number; loading?: 'lazy' }

/** `size` is in CSS pixels. Logos may be transparent, so never jpg; at another origin the uploaded file is used. */
export function ShopLogo({ logo, size, loading }: ShopLogoProps) {
  const own = logo.startsWith('/') ? imageUrl(logo, { width: size > 80 ? 320 : 160, format: 'webp' }) : logo
  return (
    <img
      key={logo}
      // The image can fail before React hydrates.
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

/** Once: the built-in logo may be missing too. */
function showUsual(image: HTMLImageElement) {
  if (image.getAttribute('src') !== USUAL) image.src = USUAL
}
