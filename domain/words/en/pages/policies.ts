// The pages Delivery and Transport, Privacy and Terms, unless the shop has written its own.

export const deliveryPolicy = {
  byLorry: 'By lorry',
  byLorryText: {
    order:
      'Crackers are explosives. They may not go by post, by courier or by air. A registered transport company takes your parcel by lorry to a transport office near you. When we call you about your order, we tell you which office.',
    enquiry:
      'Crackers are explosives. They may not go by post, by courier or by air. A registered transport company takes your parcel by lorry to a transport office near you. When we call you about your enquiry, we tell you which office.',
  },
  charges: 'Lorry charges',
  chargesText: {
    order:
      'The total on this site does not include the lorry charges. You pay them at the transport office when you take your parcel, unless we agree on something else when we call.',
    enquiry:
      'The total on this site does not include the lorry charges. They are due at the transport office when you take your parcel, unless we agree on something else when we call.',
  },
  where: 'Where we deliver',
  whereText:
    'We send parcels within Tamil Nadu and to other states of India. Some states and cities limit or forbid crackers, some of them at certain times. We do not send crackers where they are forbidden. We tell you when we call.',
  notTo: 'We do not deliver to {states}.',
  when: 'When your parcel leaves',
  whenText: {
    order:
      'Your parcel leaves after our call, once everything is agreed. How long it takes depends on the distance and the season. We tell you when we call. Before Deepavali the lorries are full. Order early.',
    enquiry:
      'Your parcel leaves after our call, once everything is agreed. How long it takes depends on the distance and the season. We tell you when we call. Before Deepavali the lorries are full. Enquire early.',
  },
  atOffice: 'At the transport office',
  atOfficeText: {
    order:
      'Bring your order number and an ID proof. Look at the parcel before you take it. If it is torn or wet, ask the office to write that down, and call us at {phone}.',
    enquiry:
      'Bring your enquiry number and an ID proof. Look at the parcel before you take it. If it is torn or wet, ask the office to write that down, and call us at {phone}.',
  },
  hours: 'Hours for bursting crackers',
  hoursText:
    'At Deepavali and other festivals the authorities set the hours. Follow the hours of your place. Stay away from hospitals, schools and places of worship.',
} as const

export const privacyPolicy = {
  intro: 'This page tells you what {name} keeps about you, why, and for how long.',
  kept: 'What do we keep?',
  keptText: {
    order:
      'When you send an order, we keep your name, mobile numbers, address, district, state and pincode. We also keep what you chose, the date and the time. You need no account. You pay nothing on this site, so we have no card or bank details.',
    enquiry:
      'When you send an enquiry, we keep your name, mobile numbers, address, district, state and pincode. We also keep what you chose, the date and the time. You need no account. This site does not ask for card or bank details.',
  },
  keptLanguage: 'If your browser is set to Tamil, we keep that too, so that we can write to you in Tamil.',
  why: 'What for?',
  whyText: {
    order:
      'We use it to call you about your order, to deliver it, to answer your questions about it, and for our accounts. We use it for nothing else.',
    enquiry:
      'We use it to call you about your enquiry, to deliver it, to answer your questions about it, and for our accounts. We use it for nothing else.',
  },
  seenBy: 'Who sees it?',
  seenByText: {
    order:
      'The people of our shop see it, and the transport company that brings your parcel. This site and its backups may run on machines of a company that works for us. If you send us the order on WhatsApp, it passes through WhatsApp too, under the terms of WhatsApp.',
    enquiry:
      'The people of our shop see it, and the transport company that brings your parcel. This site and its backups may run on machines of a company that works for us. If you send us the enquiry on WhatsApp, it passes through WhatsApp too, under the terms of WhatsApp.',
  },
  howLong: 'For how long?',
  keptYears: {
    order: {
      one: 'We keep it for {count} year after the order, because we must keep accounts.',
      other: 'We keep it for {count} years after the order, because we must keep accounts.',
    },
    enquiry: {
      one: 'We keep it for {count} year after the enquiry, because we must keep accounts.',
      other: 'We keep it for {count} years after the enquiry, because we must keep accounts.',
    },
  },
  keptMonths: {
    order: {
      one: 'We keep it for {count} month after the order, because we must keep accounts.',
      other: 'We keep it for {count} months after the order, because we must keep accounts.',
    },
    enquiry: {
      one: 'We keep it for {count} month after the enquiry, because we must keep accounts.',
      other: 'We keep it for {count} months after the enquiry, because we must keep accounts.',
    },
  },
  deletedThen: {
    order:
      'Then we delete your name, numbers and address from the order, once it is complete. Only the items, the total, the date and the state remain.',
    enquiry:
      'Then we delete your name, numbers and address from the enquiry, once it is complete. Only the items, the total, the date and the state remain.',
  },
  keptUntilAsked:
    'We keep it until you ask us to delete it. Then only the items, the total, the date and the state remain.',
  backups: 'An earlier backup has it until we delete that backup.',
  onDevice: 'On your phone or computer',
  onDeviceText: {
    order:
      'Your browser keeps your cart, and what you type at the checkout until you send the order. It shows your last order until you press Continue Shopping or close the tab. This site has no advertising, and does not follow you to other sites.',
    enquiry:
      'Your browser keeps your cart, and what you type before you send the enquiry. It shows your last enquiry until you press Continue Shopping or close the tab. This site has no advertising, and does not follow you to other sites.',
  },
  rights: 'Your rights',
  rightsText: {
    order:
      'You may ask us what we keep about you, and have it corrected, completed or deleted. This is your right by the Digital Personal Data Protection Act, 2023. Tell us the mobile number that you gave with the order. If the order is not complete yet, we complete or cancel it first.',
    enquiry:
      'You may ask us what we keep about you, and have it corrected, completed or deleted. This is your right by the Digital Personal Data Protection Act, 2023. Tell us the mobile number that you gave with the enquiry. If the enquiry is not complete yet, we complete or cancel it first.',
  },
  contact:
    'Call {phone}, write to {email}, or come to {address}. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
} as const

export const termsPolicy = {
  who: 'Our shop',
  whoText: '{name}, {address}. Phone {phone}, e-mail {email}.',
  licence: 'Licence number: {number}.',
  gstin: 'GSTIN: {number}.',
  request: { order: 'Your order is a request', enquiry: 'Your enquiry is a request' },
  requestText: {
    order:
      'The prices on this site are shown for enquiry. An order that you send here is not a sale yet. We call you about the products, the prices and the transport, and only then do we agree on anything. You pay nothing before that call, and nothing on this site.',
    enquiry:
      'The prices on this site are shown for enquiry. An enquiry that you send here is not a sale yet. We call you about the products, the prices and the transport, and only then do we agree on anything. This site takes no money.',
  },
  cancel: 'You may cancel until the parcel leaves our shop. Call us.',
  prices: 'Prices and stock',
  pricesText: {
    order:
      'Each product shows its M.R.P. and our price. The price at the moment you send the order counts, unless we tell you of a mistake when we call. If we have less than you want, we tell you. The estimate that you can download is not a tax invoice.',
    enquiry:
      'Each product shows its M.R.P. and our price. The price at the moment you send the enquiry counts, unless we tell you of a mistake when we call. If we have less than you want, we tell you. The estimate that you can download is not a tax invoice.',
  },
  /** `amounts` is a list with `minimumOfState`. */
  minimum: { order: 'Minimum order: {amounts}.', enquiry: 'Minimum enquiry: {amounts}.' },
  minimumOfState: '{amount} for {state}',
  packingShare: 'Packing charge: {percent}% of the goods.',
  packingAmount: 'Packing charge: {amount}.',
  roundOff: 'We round the total to the rupee.',
  adults: 'Adults only',
  adultsText: {
    order: 'Crackers are for adults. Send an order only if you are 18 or older.',
    enquiry: 'Crackers are for adults. Send an enquiry only if you are 18 or older.',
  },
  wrong: 'When something is wrong',
  wrongText: 'If something is missing or damaged, call us on the day you take the parcel home, and keep the box.',
  safety: 'Safety',
  safetyText:
    'Follow what is printed on each box, and the rules of the place where you burst crackers. Children stay with an adult. Keep water or sand ready.',
  law: 'Law',
  lawText: 'The law of India applies.',
} as const
