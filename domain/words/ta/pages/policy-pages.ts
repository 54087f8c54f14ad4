// The Tamil that search engines show about the pages Delivery and Transport, Privacy and Terms.
import type { Translation } from '#domain/words/catalogue.ts'
import type { policyPages as english } from '#domain/words/en/pages/policy-pages.ts'

export const policyPages = {
  delivery: '{name} பட்டாசுகள் லாரியில் உங்களிடம் எப்படி வருகின்றன: டிரான்ஸ்போர்ட் அலுவலகம், லாரி வாடகை, அனுப்பும் இடங்கள், நேரம்.',
  privacy: 'உங்களைப் பற்றி {name} வைத்திருக்கும் விவரங்கள், எதற்காக, எவ்வளவு காலம், அவற்றை நீக்கச் சொல்வது எப்படி.',
  terms: {
    order: 'ஆர்டர், விலை, இருப்பு பற்றியும், ஏதேனும் தவறு நேர்ந்தால் என்ன செய்வது என்றும்: {name} விதிமுறைகள்.',
    enquiry: 'விசாரணை, விலை, இருப்பு பற்றியும், ஏதேனும் தவறு நேர்ந்தால் என்ன செய்வது என்றும்: {name} விதிமுறைகள்.',
  },
} as const satisfies Translation<typeof english>
