// The Tamil of the notice for visitors from WhatsApp.
import type { Translation } from '#domain/words/catalogue.ts'
import type { whatsappToast as english } from '#domain/words/en/pages/whatsapp-toast.ts'

export const whatsappToast = {
  ordered: {
    order: {
      one: 'உங்கள் ஆர்டர் {id} கிடைத்தது: {count} பொருள், {amount}. பில்லை வைத்துக்கொள்ளவும். உறுதி செய்ய உங்களை {phone} எண்ணில் அழைக்கிறோம்.',
      other:
        'உங்கள் ஆர்டர் {id} கிடைத்தது: {count} பொருட்கள், {amount}. பில்லை வைத்துக்கொள்ளவும். உறுதி செய்ய உங்களை {phone} எண்ணில் அழைக்கிறோம்.',
    },
    enquiry: {
      one: 'உங்கள் விசாரணை {id} கிடைத்தது: {count} பொருள், {amount}. மதிப்பீட்டை வைத்துக்கொள்ளவும். உறுதி செய்ய உங்களை {phone} எண்ணில் அழைக்கிறோம்.',
      other:
        'உங்கள் விசாரணை {id} கிடைத்தது: {count} பொருட்கள், {amount}. மதிப்பீட்டை வைத்துக்கொள்ளவும். உறுதி செய்ய உங்களை {phone} எண்ணில் அழைக்கிறோம்.',
    },
  },
  welcome: {
    order:
      'WhatsApp வழியாக வந்த உங்களை வரவேற்கிறோம். நீங்கள் இன்னும் ஆர்டர் செய்யவில்லை. ஆர்டர் செய்த பிறகு, உங்கள் பில்லை இங்கே பதிவிறக்கலாம்.',
    enquiry:
      'WhatsApp வழியாக வந்த உங்களை வரவேற்கிறோம். நீங்கள் இன்னும் விசாரணை அனுப்பவில்லை. அனுப்பிய பிறகு, உங்கள் மதிப்பீட்டை இங்கே பதிவிறக்கலாம்.',
  },
  downloadPriceList: 'விலைப்பட்டியலைப் பதிவிறக்கு',
} as const satisfies Translation<typeof english>
