// The home page, from its moving line to the points about the shop.

export const home = {
  description: 'Fancy crackers and gift boxes from {name}.',
  descriptionAt: 'Fancy crackers and gift boxes from {name} at up to {percent}% discount.',
  deliveryAndMinimum: 'Delivery across India, minimum {amount} for Tamil Nadu.',
  phone: 'Phone {phone}.',
  sinceYear: 'Since {year}.',

  /** The moving line and the video. */
  offers: 'Offers',
  bookingHasStarted: { order: 'Booking has started', enquiry: 'Enquiries are open' },
  pause: 'Pause moving text and video',
  play: 'Play moving text and video',
  upTo: 'Up to {percent}% discount',
  upToInLines: '<span>Up to</span> <b>{percent}%</b> <span>discount</span>',
  fancy: 'Fancy crackers and gift boxes',
  fancyAt: 'Fancy crackers and gift boxes at up to {percent}% discount',
  premium: 'Premium quality',
  minimumForTamilNadu: {
    order: 'Minimum order Rs.{rupees} for Tamil Nadu',
    enquiry: 'Minimum enquiry Rs.{rupees} for Tamil Nadu',
  },
  fast: 'Fast delivery',
  acrossIndia: 'Delivery across India',

  promises: 'Our promises',
  upToText: 'Off the M.R.P. on the box.',
  openPrices: 'Open prices',
  openPricesText: 'Every box shows its price, and whether it is in stock.',
  fastText: 'Delivery across India.',
  fastTextFrom: 'Delivery across India, packed in {place}.',
  minimum: { order: 'Minimum order {amount}', enquiry: 'Minimum enquiry {amount}' },
  minimumText: 'For Tamil Nadu.',
  callUs: 'Call us',
  premiumText: 'Fresh stock of this season, from makers we know.',

  lightFirst: 'What will you light first?',
  limitedTime: 'Limited time only',
  festivalSale: { order: 'Deepavali festival sale', enquiry: 'Deepavali festival' },
  orderEarly: {
    order: 'Booking has started. Order early, before items run out.',
    enquiry: 'Enquiries are open. Enquire early, before items run out.',
  },

  about: 'About <name>{name}</name>',
  weSell: { order: 'We sell crackers in our shop and online.', enquiry: 'We sell crackers in our shop.' },
  weSellFrom: {
    order: 'We sell crackers from {place}, in our shop and online.',
    enquiry: 'We sell crackers in our shop in {place}.',
  },
  families: 'Families come back for honest prices, and for boxes with everything that the label says.',
  theyRate: 'They rate us {rating} out of 5.',
  more: 'More about us',
  quality: 'Quality',
  qualityText: 'Premium quality from makers we know, packed fresh for the season.',
  service: 'Service',
  serviceText: 'A person from our shop calls you back, and answers every question.',
  faster: 'Faster',
  fasterText: 'We pack as soon as everything is agreed. Fast delivery, delivery across India.',
} as const
