// The Tamil of a product wherever it is shown: its unit, how many there are, and Add to Cart.
import type { Translation } from '../catalogue.ts'
import type { product as english } from '../en/product.ts'

export const product = {
  box: '1 பெட்டி',
  packet: '1 பாக்கெட்',

  inStock: 'இருப்பு உள்ளது',
  left: '{stock} மட்டுமே உள்ளது',
  outOfStock: 'இருப்பு இல்லை',

  addToCart: 'கூடையில் சேர்',
  addToCartOf: 'கூடையில் சேர்: {name}',
  /** Read aloud after a press. */
  added: '{name} கூடையில் சேர்க்கப்பட்டது',
  inCart: '{name}: கூடையில் {quantity}',
  removed: '{name} கூடையிலிருந்து எடுக்கப்பட்டது',
  /** Shown after a press that changes nothing. */
  noneLeft: 'இந்தப் பொருள் இருப்பில் இல்லை.',
  onlyAvailable: 'இருப்பில் {stock} மட்டுமே உள்ளது.',
  cartIsFull: 'உங்கள் கூடையில் {most} பொருட்கள் வரை மட்டுமே சேர்க்கலாம். முதலில் ஒன்றை எடுத்துவிடவும்.',
} as const satisfies Translation<typeof english>
