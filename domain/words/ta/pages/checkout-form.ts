// The Tamil of what the checkout says about a field.
import type { Translation } from '#domain/words/catalogue.ts'
import type { checkoutForm as english } from '#domain/words/en/pages/checkout-form.ts'

export const checkoutForm = {
  nameRequired: 'உங்கள் பெயரை உள்ளிடவும்.',
  nameTooLong: 'பெயர் {most} எழுத்துகளுக்குள் இருக்க வேண்டும்.',
  stateRequired: 'மாநிலத்தைத் தேர்ந்தெடுக்கவும்.',
  stateTypeRequired: 'மாநில வகையைத் தேர்ந்தெடுக்கவும்.',
  stateTypeDiffers: 'மாநில வகை, நீங்கள் தேர்ந்தெடுத்த மாநிலத்துடன் பொருந்த வேண்டும்.',
  districtRequired: 'மாவட்டத்தை உள்ளிடவும்.',
  districtTooLong: 'மாவட்டம் {most} எழுத்துகளுக்குள் இருக்க வேண்டும்.',
  // Not “பின்கோட்டை”, which says fort.
  pincodeRequired: 'பின்கோடு எண்ணை உள்ளிடவும்.',
  pincodeDigits: 'பின்கோடு எண்ணில் 6 இலக்கங்கள் இருக்க வேண்டும்.',
  pincodeBegins: 'இந்தியப் பின்கோடுகள் 0 என்ற எண்ணில் தொடங்குவதில்லை.',
  mobileRequired: 'மொபைல் எண்ணை உள்ளிடவும்.',
  mobileDigits: 'மொபைல் எண்ணில் 10 இலக்கங்கள் இருக்க வேண்டும்.',
  mobileBegins: 'இந்திய மொபைல் எண்கள் 6, 7, 8 அல்லது 9 என்ற எண்ணில் தொடங்கும்.',
  digitsAlike: 'எல்லா இலக்கங்களும் ஒரே எண்ணாக உள்ளன.',
  alternateMobileRequired: 'மாற்று மொபைல் எண்ணை உள்ளிடவும்.',
  alternateMobileDigits: 'மாற்று மொபைல் எண்ணில் 10 இலக்கங்கள் இருக்க வேண்டும்.',
  addressRequired: 'முகவரியை உள்ளிடவும்.',
  addressTooLong: 'முகவரி {most} எழுத்துகளுக்குள் இருக்க வேண்டும்.',

  /** `place` is a state or a pincode. */
  noDelivery: 'இப்போது {place} பகுதிக்கு நாங்கள் அனுப்புவதில்லை.',
} as const satisfies Translation<typeof english>
