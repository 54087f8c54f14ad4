// The Tamil that search engines and shared links show of the order page, of a category and of a product.
import type { Translation } from '#domain/words/catalogue.ts'
import type { orderNowMeta as english } from '#domain/words/en/pages/order-now-meta.ts'

export const orderNowMeta = {
  /** In the place of a category’s name. */
  crackers: 'பட்டாசுகள்',
  list: '{name} வழங்கும் {category}. இன்றைய விலையும் இருப்பும் இங்கே.',
  listAt: '{name} வழங்கும் {category}, {percent}% வரை தள்ளுபடியில். இன்றைய விலையும் இருப்பும் இங்கே.',
  acrossIndia: 'இந்தியா முழுவதும் டெலிவரி.',
  phone: 'தொலைபேசி {phone}.',
  product: '{unit} விலை {price}. {name} வழங்கும் {category}, இன்றைய விலையுடனும் இருப்புடனும்.',
  productOff:
    '{unit} விலை {price}, எம்.ஆர்.பி. {mrp}, {percent}% தள்ளுபடி. {name} வழங்கும் {category}, இன்றைய விலையுடனும் இருப்புடனும்.',
} as const satisfies Translation<typeof english>
