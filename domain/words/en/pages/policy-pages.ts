// What search engines show about the pages Delivery and Transport, Privacy and Terms.

export const policyPages = {
  delivery:
    'How crackers from {name} reach you by lorry, with the transport office, the lorry charges, the places and the times.',
  privacy: 'The details that {name} keeps about you, why, for how long, and how to have them deleted.',
  terms: {
    order: 'The terms of {name} for orders, prices and stock, and for when something is wrong.',
    enquiry: 'The terms of {name} for enquiries, prices and stock, and for when something is wrong.',
  },
} as const
