// The raw peers' order: the shop's columns and bytes without its rules.

export type OrderPayload = { customer: Record<string, string>; items: { id: string; quantity: number }[] }

export type BareOrder = { head: (string | number | null)[]; lines: (string | number)[][]; items: OrderPayload['items'] }

/** The columns of `head`, named, so that a new nullable column does not break the peers. */
export const headColumns =
  'order_id, placed_at, total_items, total_paise, verified, completion, supersedes, superseded_by, short_of, ' +
  'name, name_folded, state, state_type, district, pincode, mobile, alternate_mobile, address'

/** A line's columns after the order's id. */
export const lineColumns =
  'line, product_id, code, name, image_url, unit, category, mrp_paise, price_paise, discount, quantity'

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
