// The Tamil of a page without JavaScript, or that lost a script.
import type { Translation } from '#domain/words/catalogue.ts'
import type { noScript as english } from '#domain/words/en/pages/no-script.ts'

export const noScript = {
  howToOrder: {
    order:
      'ஆர்டர் செய்ய ஜாவாஸ்கிரிப்ட் தேவை. உங்கள் பிரவுசரில் அது நிறுத்தப்பட்டுள்ளது. <list>விலைப்பட்டியலைப்</list> பார்த்து, <phone>{phone}</phone> என்ற எண்ணில் எங்களை அழைக்கவும்.',
    enquiry:
      'விசாரிக்க ஜாவாஸ்கிரிப்ட் தேவை. உங்கள் பிரவுசரில் அது நிறுத்தப்பட்டுள்ளது. <list>விலைப்பட்டியலைப்</list> பார்த்து, <phone>{phone}</phone> என்ற எண்ணில் எங்களை அழைக்கவும்.',
  },
  notLoaded: 'இந்தப் பக்கம் முழுமையாகத் திறக்கவில்லை.',
  loadAgain: 'மீண்டும் திற',
  orCall: '<phone>{phone}</phone> என்ற எண்ணில் எங்களை அழைக்கலாம்.',
} as const satisfies Translation<typeof english>
