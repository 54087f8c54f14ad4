// The PDFs of estimate and price list. Labels stay short, because the columns are narrow.

export const papers = {
  /** The estimate’s head. */
  estimate: 'ESTIMATE',
  estimateRevised: 'ESTIMATE (REVISED)',
  estimateContinued: 'ESTIMATE (continued)',
  estimateOf: 'Estimate {id}',
  enquiryNumber: 'Enquiry No: {id}',
  date: 'Date: {date}',
  phone: 'Mobile: {phone}',
  website: 'Website: {website}',
  customerDetails: 'Customer Details',
  pageOfEstimate: '{id} · Page {page} of {pages}',

  /** Labels of the customer, and samples for missing values. */
  name: 'Name',
  mobile: 'Mobile',
  alternateMobile: 'Alternate Mobile',
  district: 'District',
  state: 'State',
  pincode: 'Pincode',
  address: 'Address',
  sampleDate: 'DD/MM/YYYY',
  sampleName: 'Customer Name',
  sampleAddress: 'Customer Address',
  sampleProduct: 'Sample Product',
  none: 'N/A',

  /** Columns of estimate and price list. */
  number: 'S.No',
  code: 'Code',
  product: 'Product',
  productName: 'Product Name',
  unit: 'Unit',
  box: '1Box',
  packet: '1Pkt',
  mrp: 'M.R.P.',
  quantity: 'Qty',
  rate: 'Rate/Qty',
  discount: 'Disc',
  finalRate: 'Final Rate',
  ourPrice: 'Our Price',
  amount: 'Amount',
  netRate: 'Net Rate Products',
  totalItems: 'Total Items',
  overallTotal: 'Overall Total',

  /** Notes under the estimate. */
  replacesEarlier: '{revised}. This estimate replaces the earlier one.',
  lorryCharge: 'Lorry charge: {note}',
  youSaveOnMrp: 'You save {amount} on the M.R.P.',
  replaces: 'This estimate replaces {id}.',
  replacedBy: '{id} replaces this estimate.',
  noTaxInvoice: 'This is an estimate, not a tax invoice.',
  licence: 'Licence: {number}.',
  gstin: 'GSTIN: {number}.',
  dispatch: 'Dispatch: {promise}',
  burstingHours: 'Bursting hours: {hours}',
  safety: 'Safety',

  /** Beneath the code that opens the page of the order. */
  scanForOrder: { order: 'Scan to see where your order is', enquiry: 'Scan to see where your enquiry is' },

  sendScreenshot: 'Send the payment screenshot with the enquiry number to our WhatsApp {phone}.',

  /** The price list. */
  priceList: 'PRICE LIST',
  priceListOf: 'Price List {date}',
  priceListContinued: 'PRICE LIST {date}',
  contact: 'Mobile: {phone} · {website}',
  minimum: { order: 'Minimum order {amount}', enquiry: 'Minimum enquiry {amount}' },
  categoryContinued: '{category} (continued)',
  newProduct: '{name} - New',
  pageOfList: 'Prices of {date} · Page {page} of {pages}',
} as const
