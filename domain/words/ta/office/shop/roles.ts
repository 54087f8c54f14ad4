// The Tamil of the roles of people in the back office, and what we say if a role may not do something.
import type { Translation } from '#domain/words/catalogue.ts'
import type { roleWords as english } from '#domain/words/en/office/shop/roles.ts'

export const roleWords = {
  owner: 'உரிமையாளர்',
  staff: 'ஊழியர்',
  /** Not “பேக்கர்”, which is a baker. */
  packer: 'பேக்கிங் ஊழியர்',
  ownerMay: 'எல்லாவற்றையும் பார்க்கலாம், செய்யலாம்.',
  staffMay:
    'ஆர்டர்கள், பண வரவு, பேக்கிங், அனுப்புதல், கவுன்டர், வாடிக்கையாளர்கள், பொருட்கள், இருப்பு, படங்கள், வீடியோக்கள், அறிக்கைகள். இவை இல்லை: அமைப்புகள், பேக்கப், பணியாளர்கள். வாடிக்கையாளரின் விவரங்களை அழிக்க முடியாது.',
  packerMay: 'ஆர்டர்களைப் பேக் செய்யலாம். விலைகள் தெரியாது. ஒவ்வொரு வாடிக்கையாளரின் ஒரு தொலைபேசி எண் மட்டும் தெரியும்.',

  notSeen: 'உங்கள் பொறுப்பில் ({role}) இந்தப் பக்கத்தைத் திறக்க முடியாது. கடை உரிமையாளரிடம் கேட்கவும்.',
  notDone: 'உங்கள் பொறுப்பில் ({role}) இதைச் செய்ய முடியாது. எதுவும் மாறவில்லை. கடை உரிமையாளரிடம் கேட்கவும்.',
} as const satisfies Translation<typeof english>
