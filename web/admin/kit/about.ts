// What an audit entry names: typed fields, or a row's id, whose name the database looks up.
import type { About, FieldOf, Named } from '#domain/people/audit.ts'

type AboutOf = (field: FieldOf) => About

/** Leaves out empty fields. */
// @__NO_SIDE_EFFECTS__
export function typed(...names: string[]): AboutOf {
  return (field) => ({
    text: names
      .map(field)
      .filter((text) => text !== '')
      .join(', '),
  })
}

/** An order and the value set on it. */
// @__NO_SIDE_EFFECTS__
export function pair(thing: string, value: string): AboutOf {
  return (field) => ({ text: `${field(thing)}: ${field(value)}` })
}

// @__NO_SIDE_EFFECTS__
export function named(what: Named, id = 'id'): AboutOf {
  return (field) => ({ what, id: field(id) })
}

export function ordersAtStep(field: FieldOf): About {
  return { text: `${field('step')}: ${field('orderIds').replaceAll(',', ', ')}` }
}

/** The sale is sent as JSON. */
export function soldSale(field: FieldOf): About {
  const [, saleId = ''] = /"saleId":"(CTR\d+)"/.exec(field('sale')) ?? []
  return { text: saleId }
}

export function personInRole(field: FieldOf): About {
  return { what: 'person', id: field('id'), text: field('role') }
}
