// The page About, with the steps of an order and the safety tips.

export const about = {
  title: 'About',
  description: 'Premium quality crackers from {name}, with fast delivery. {address}.',
  descriptionSince: 'Premium quality crackers from {name} since {year}, with fast delivery. {address}.',

  heading: 'About <name>{name}</name>',
  inTradeSince: 'in the trade since',
  rated: 'our rating out of 5',
  kinds: 'kinds of crackers',
  greatestDiscount: 'largest discount',
  weSell:
    'We are a firecracker shop. We sell crackers over the counter, and send them to homes all over the country. Come for fancy crackers and gift boxes, for sparklers for the little ones, and for all that makes a festival loud and bright.',
  weSellSince:
    'We are a firecracker shop. Since {year} we have sold crackers over the counter, and today we send them to homes all over the country too. Come for fancy crackers and gift boxes, for sparklers for the little ones, and for all that makes a festival loud and bright.',
  openPrices: {
    order:
      'Every price shows its discount. Every product shows whether it is in stock. We call every customer before they pay a rupee.',
    enquiry: 'Every price shows its discount. Every product shows whether it is in stock. We call every customer.',
  },

  /** Three points in more detail than on the home page. */
  points: 'Our promise',
  quality: 'Quality',
  qualityText:
    'Premium quality means makers we know, stock of this season, and boxes that we keep dry and pack by hand. Damaged boxes do not leave our shop.',
  service: 'Service',
  serviceText:
    'We call you back about everything you send us. We tell you what we have, what could replace it, and what it costs with transport. After that you have a number to call, and someone who answers.',
  faster: 'Faster',
  fasterText:
    'Fast delivery begins with packing. We pack your parcel as soon as everything is agreed, and it goes with the next lorry. Delivery across India.',

  howItWorks: { order: 'How ordering works', enquiry: 'How an enquiry works' },
  stepSend: 'Enquiry',
  stepSendText: {
    order: 'Fill the cart and send it with your address. You pay nothing before our call.',
    enquiry: 'Fill the cart and send it with your address. Then we call you.',
  },
  minimum: { order: 'Minimum order {amount} for Tamil Nadu.', enquiry: 'Minimum enquiry {amount} for Tamil Nadu.' },
  stepCall: 'Call',
  stepCallText: {
    order: 'We call you about your order, with products, prices and transport. You get an estimate to keep.',
    enquiry: 'We call you about your enquiry, with products, prices and transport. You get an estimate to keep.',
  },
  stepDecide: 'Decision',
  stepDecideText: 'You choose what you want. We agree the price and the delivery with you on the phone.',
  stepPay: 'Payment',
  stepPayText: 'You pay the way we agree on the phone, and send a screenshot of the payment to our WhatsApp number.',
  stepPayByUpi: 'Payment by UPI',
  stepPayByUpiText: 'You pay by UPI, and send a screenshot of the payment to our WhatsApp number.',
  stepPayByBank: 'Payment by bank transfer',
  stepPayByBankText: 'You pay by bank transfer, and send a screenshot of the payment to our WhatsApp number.',
  stepPayByEither: 'Payment by UPI or bank transfer',
  stepPayByEitherText: 'You pay by UPI or bank transfer, and send a screenshot of the payment to our WhatsApp number.',
  stepLorry: 'Lorry transport',
  stepLorryText: {
    order:
      'Your parcel goes by lorry to a transport office near you. You pay the lorry charge there, and take your parcel home.',
    enquiry:
      'Your parcel goes by lorry to a transport office near you. The lorry charge is due there, and you take your parcel home.',
  },

  safety: 'Safety tips for bursting crackers',
  always: 'Always',
  alwaysTips: [
    'Burst crackers outdoors, in the open, away from houses, dry leaves, vehicles and wires.',
    'Keep a bucket of water and a bucket of sand beside you.',
    'Wear cotton that fits close, and closed shoes.',
    'Light with a long sparkler or agarbathi at arm’s length, face turned away, and step back at once.',
    'Let children light crackers only with an adult beside them.',
    'Put used sparklers and burst crackers into water before you throw them away.',
  ],
  never: 'Never',
  neverTips: [
    'Never bend over a cracker that did not go off. Wait, then pour water on it.',
    'Never light a cracker in your hand, unless it is made for the hand.',
    'Never carry crackers in a pocket, or store them near a stove, a lamp or the sun.',
    'Never light a rocket that leans, or under trees and balconies.',
    'Never burst crackers near hospitals, schools or animals, or outside the hours that your district allows.',
  ],
  burns:
    'Cool a burn under running water for twenty minutes. Put nothing else on it, and see a doctor. Emergency <all>112</all>, fire <fire>101</fire>, ambulance <ambulance>108</ambulance>.',

  where: 'Come and see us',
  map: 'Show on a map',
  phone: 'Phone',
  email: 'E-mail',
  open: 'Open',
  licence: 'Licence number',
  gstin: 'GSTIN',
} as const
