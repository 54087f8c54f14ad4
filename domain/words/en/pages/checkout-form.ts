// What the checkout says about a field. The specification has most of these.

export const checkoutForm = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {most} characters',
  stateRequired: 'State is required',
  stateTypeRequired: 'State type is required',
  stateTypeDiffers: 'State type must match the state',
  districtRequired: 'District is required',
  districtTooLong: 'District must be at most {most} characters',
  pincodeRequired: 'Pincode is required',
  pincodeDigits: 'Pincode must be 6 digits',
  pincodeBegins: 'Indian pincodes do not begin with 0.',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must be 10 digits',
  mobileBegins: 'Indian mobile numbers begin with 6, 7, 8 or 9.',
  digitsAlike: 'All its digits are alike.',
  alternateMobileRequired: 'Alternate mobile number is required',
  alternateMobileDigits: 'Alternate mobile number must be 10 digits',
  addressRequired: 'Address is required',
  addressTooLong: 'Address must be at most {most} characters',

  /** `place` is a state or a pincode. */
  noDelivery: 'We do not deliver to {place} at the moment',
} as const
