// The order that the raw peers write: as many columns and bytes as the shop's own, without a rule of the shop.

export type OrderPayload = { customer: Record<string, string>; items: { id: string; quantity: number }[] }

export type BareOrder = { head: (string | number | null)[]; lines: (string | number)[][]; items: OrderPayload['items'] }

export function bareOrder(id: string, { customer, items }: OrderPayload): BareOrder {
  const who = ['name', 'name', 'state', 'stateType', 'district', 'pincode', 'mobile', 'alternateMobile', 'address']
  return {
    head: [
      `ORD${id}`,
      new Date().toISOString(),
      items.reduce((sum, { quantity }) => sum + quantity, 0),
      items.reduce((sum, { quantity }) => sum + quantity * 50_00, 0),
      'Unverified',
      'Pending',
      null,
      null,
      null,
      ...who.map((field) => customer[field] ?? null),
    ],
    lines: items.map((item, line) => [
      line,
      item.id,
      'PRD0001',
      '4" Lakshmi',
      '',
      '1pkt',
      'One sound crackers',
      250_00,
      50_00,
      80,
      item.quantity,
    ]),
    items,
  }
}
