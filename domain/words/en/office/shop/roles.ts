// The roles of people in the back office, and what we say if a role may not do something.

export const roleWords = {
  owner: 'Owner',
  staff: 'Staff',
  packer: 'Packer',
  ownerMay: 'Sees and does everything.',
  staffMay:
    'Orders, payments, packing, dispatch, counter, customers, products, stock, pictures, videos and reports. No settings, backups or people. Cannot erase a customer.',
  packerMay: 'Packs orders. Sees no prices, and one phone number of each customer.',

  notSeen: 'Your role ({role}) may not open this page. Ask the owner of the shop.',
  notDone: 'Your role ({role}) may not do this. We changed nothing. Ask the owner of the shop.',
} as const
