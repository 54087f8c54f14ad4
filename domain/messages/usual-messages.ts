/** Default texts of the messages, in English and Tamil. */
import type { MessageLanguage, MessageName } from '../settings/message-fields.ts'

export const usualMessages: Readonly<Record<MessageName, Readonly<Record<MessageLanguage, string>>>> = {
  confirmed: {
    en: `Hello {name},
your order {order} for {total} is confirmed. Thank you!
Received {received}, due {due}.
We will tell you here when it is packed and sent.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
உங்கள் ஆர்டர் {order} உறுதி செய்யப்பட்டது. மொத்தத் தொகை {total}. நன்றி!
பெற்றது {received}, மீதித் தொகை {due}.
பொருட்களை அனுப்பியதும் விவரங்களை இங்கே தெரிவிக்கிறோம்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  payment: {
    en: `Hello {name},
the amount to pay for your order {order} is {due}.
Received so far: {received}
UPI ID: {upi}
Please send us a screenshot here once you have paid.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
ஆர்டர் எண் {order}: நீங்கள் செலுத்த வேண்டிய தொகை {due}.
இதுவரை பெற்றது: {received}
UPI ஐடி: {upi}
பணம் செலுத்தியதும் அதன் படத்தை (screenshot) இங்கே அனுப்பவும்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  paid: {
    en: `Hello {name},
we have received your payment for order {order}. Thank you!
Received {received}, due {due}.
We are packing your crackers now.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
ஆர்டர் எண் {order}: உங்கள் பணம் கிடைத்தது. நன்றி!
பெற்றது {received}, மீதித் தொகை {due}.
உங்கள் பட்டாசுகளை இப்போது பேக் செய்கிறோம்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  packed: {
    en: `Hello {name},
your order {order} is packed and goes to the transport office next.
We will send you the LR number as soon as we have it.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
ஆர்டர் எண் {order}: உங்கள் பட்டாசுகள் பேக் செய்யப்பட்டு, அனுப்பத் தயாராக உள்ளன.
LR எண் கிடைத்ததும் இங்கே அனுப்புகிறோம்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  dispatched: {
    en: `Hello {name},
your order {order} is on its way.
Transport: {office}
Phone: {officePhone}
LR number: {lr}
Cases: {cases}
Lorry charge: {freight}
Please call the transport office before you go, and show this LR number there.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
ஆர்டர் எண் {order}: உங்கள் பட்டாசுகள் லாரியில் அனுப்பப்பட்டுள்ளன.
டிரான்ஸ்போர்ட்: {office}
தொலைபேசி: {officePhone}
LR எண்: {lr}
பெட்டிகள்: {cases}
லாரி வாடகை: {freight}
டிரான்ஸ்போர்ட் அலுவலகத்தை அழைத்துக் கேட்டபின், இந்த LR எண்ணைக் காட்டிப் பெற்றுக்கொள்ளவும்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  delivered: {
    en: `Hello {name},
thank you for collecting your order {order}. If anything is missing or damaged, please tell us here.
Have a safe and happy Deepavali!
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
ஆர்டர் எண் {order}: பார்சலைப் பெற்றுக்கொண்டதற்கு நன்றி. ஏதேனும் குறைவாகவோ சேதமாகவோ இருந்தால் இங்கே தெரிவிக்கவும்.
பாதுகாப்பான, இனிய தீபாவளி வாழ்த்துகள்!
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  cancelled: {
    en: `Hello {name},
your order {order} is cancelled. If that was not what you wanted, please call us.
We return the {received} that you paid.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
உங்கள் ஆர்டர் {order} ரத்து செய்யப்பட்டது. இது தவறு எனில் எங்களை அழைக்கவும்.
நீங்கள் செலுத்திய {received} திருப்பித் தரப்படும்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  revised: {
    en: `Hello {name},
this is the estimate for your order {order} of {date}.
{revised}

{items}

{sums}

Please tell us here if anything is not right.
Your order: {link}
{shop}`,
    ta: `வணக்கம் {name},
{date} அன்று நீங்கள் அனுப்பிய ஆர்டர் {order}: மதிப்பீடு.
{revised}

{items}

{sums}

ஏதேனும் தவறு இருந்தால் இங்கே தெரிவிக்கவும்.
உங்கள் ஆர்டர்: {link}
{shop}`,
  },
  question: {
    en: `Hello {name},
may we change something in your order {order}?
Please look at the change, and answer yes or no on this page:
{link}
{shop}`,
    ta: `வணக்கம் {name},
உங்கள் ஆர்டர் {order}: ஒரு சிறிய மாற்றம் செய்யலாமா?
மாற்றத்தைப் பார்த்து, ஆம் அல்லது வேண்டாம் என இந்தப் பக்கத்தில் பதில் சொல்லவும்:
{link}
{shop}`,
  },
}
