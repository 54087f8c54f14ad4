// The Tamil of the PDFs of estimate and price list. Labels stay short, because the columns are narrow.
import type { Translation } from '#domain/words/catalogue.ts'
import type { papers as english } from '#domain/words/en/papers/papers.ts'

export const papers = {
  /** The estimate’s head. Its number is an order’s or an enquiry’s. */
  estimate: 'மதிப்பீடு',
  estimateRevised: 'திருத்திய மதிப்பீடு',
  estimateContinued: 'மதிப்பீடு (தொடர்ச்சி)',
  estimateOf: 'மதிப்பீடு {id}',
  enquiryNumber: 'எண்: {id}',
  date: 'தேதி: {date}',
  phone: 'மொபைல்: {phone}',
  website: 'இணையதளம்: {website}',
  customerDetails: 'வாடிக்கையாளர் விவரங்கள்',
  pageOfEstimate: '{id} · பக்கம் {page}/{pages}',

  /** Labels of the customer, and samples for missing values. */
  name: 'பெயர்',
  mobile: 'மொபைல் எண்',
  alternateMobile: 'மாற்று எண்',
  district: 'மாவட்டம்',
  state: 'மாநிலம்',
  pincode: 'பின்கோடு',
  address: 'முகவரி',
  sampleDate: 'நாள்/மாதம்/ஆண்டு',
  sampleName: 'வாடிக்கையாளர் பெயர்',
  sampleAddress: 'வாடிக்கையாளர் முகவரி',
  sampleProduct: 'மாதிரிப் பொருள்',
  none: 'இல்லை',

  /** Columns of estimate and price list. Unit, quantity and discount have 6 mm in the list. */
  number: 'வ.எண்',
  code: 'குறியீடு',
  product: 'பொருள்',
  productName: 'பொருளின் பெயர்',
  unit: 'அலகு',
  box: 'பெட்டி',
  packet: 'பாக்.',
  mrp: 'எம்.ஆர்.பி.',
  quantity: 'எண்.',
  rate: 'ஒன்றின் விலை',
  discount: 'தள்.',
  finalRate: 'நிகர விலை',
  ourPrice: 'விலை',
  amount: 'தொகை',
  netRate: 'நிகர விலைப் பொருட்கள்',
  totalItems: 'மொத்த எண்ணிக்கை',
  overallTotal: 'மொத்தத் தொகை',

  /** Notes under the estimate. */
  replacesEarlier: '{revised}. இந்த மதிப்பீடு முந்தைய மதிப்பீட்டுக்குப் பதிலானது.',
  lorryCharge: 'லாரி வாடகை: {note}',
  youSaveOnMrp: 'எம்.ஆர்.பி. விலையைவிட {amount} சேமிக்கிறீர்கள்.',
  replaces: 'இந்த மதிப்பீடு, எண் {id} கொண்ட மதிப்பீட்டுக்குப் பதிலானது.',
  replacedBy: 'இந்த மதிப்பீட்டுக்குப் பதிலாக வந்தது: எண் {id}.',
  noTaxInvoice: 'இது மதிப்பீடு மட்டுமே, GST பில் அல்ல.',
  licence: 'உரிம எண்: {number}.',
  gstin: 'GST எண்: {number}.',
  dispatch: 'அனுப்புதல்: {promise}',
  burstingHours: 'பட்டாசு வெடிக்கும் நேரம்: {hours}',
  safety: 'பாதுகாப்பு',

  /** Beneath the code that opens the page of the order. */
  scanForOrder: {
    order: 'உங்கள் ஆர்டரின் நிலையைக் காண ஸ்கேன் செய்யவும்',
    enquiry: 'உங்கள் விசாரணையின் நிலையைக் காண ஸ்கேன் செய்யவும்',
  },

  // Only in shops that take orders.
  sendScreenshot: 'பணம் செலுத்திய ஸ்கிரீன்ஷாட்டை ஆர்டர் எண்ணுடன் {phone} என்ற எங்கள் WhatsApp எண்ணுக்கு அனுப்பவும்.',

  /** The price list. */
  priceList: 'விலைப்பட்டியல்',
  priceListOf: 'விலைப்பட்டியல் {date}',
  priceListContinued: 'விலைப்பட்டியல் {date}',
  contact: 'மொபைல்: {phone} · {website}',
  minimum: { order: 'குறைந்தபட்ச ஆர்டர் {amount}', enquiry: 'குறைந்தபட்சம் {amount}' },
  categoryContinued: '{category} (தொடர்ச்சி)',
  newProduct: '{name} - புதிது',
  pageOfList: '{date} அன்றைய விலை · பக்கம் {page}/{pages}',
} as const satisfies Translation<typeof english>
