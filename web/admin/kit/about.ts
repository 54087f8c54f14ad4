// What the list of changes names of a form: its typed fields, or a thing that the database calls by its name.
import type { About, FieldOf, Named } from '#domain/people/audit.ts'

type AboutOf = (field: FieldOf) => About

/** Of these fields those that are not empty. */
// @__NO_SIDE_EFFECTS__
export function typed(...names: string[]): AboutOf {
  return (field) => ({
    text: names
      .map(field)
      .filter((text) => text !== '')
      .join(', '),
  })
}

/** An order, and what was set of it. */
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

/** The number of the sale, which is sent as JSON. */
export function soldSale(field: FieldOf): About {
  const [, saleId = ''] = /"saleId":"(CTR\d+)"/.exec(field('sale')) ?? []
  return { text: saleId }
}

export function personInRole(field: FieldOf): About {
  return { what: 'person', id: field('id'), text: field('role') }
}
