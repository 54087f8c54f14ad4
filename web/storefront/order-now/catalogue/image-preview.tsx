// The product's picture in full size.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import './image-preview.css'

type ImagePreviewProps = { product: CartProduct; onClose: () => void }

export default function ImagePreview({ product, onClose }: ImagePreviewProps) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      // The dialog closes first, and so returns the focus to the card.
      onClose={() => (open ? setOpen(false) : onClose())}
      title={product.name}
      closeLabel="Close picture"
    >
      <div className="image-preview">
        <ProductImage
          url={product.imageUrl}
          alt={product.name}
          width={640}
          height={640}
          sizes="min(640px, 100vw)"
          missing="Image Not Found"
          eager
        />
      </div>
    </Dialog>
  )
}
