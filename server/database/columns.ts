// Maps domain objects to columns: one list yields the row type and both conversions.

/** The compiler reports a property without column. */
export type Columns<Whole> = Record<keyof Whole, string>

/** A missing optional is null, a boolean 0 or 1. */
export type RowOf<Whole, Names extends Columns<Whole>> = {
  [Property in keyof Whole as Names[Property]]-?: {} extends Pick<Whole, Property>
    ? Exclude<Whole[Property], undefined> | null
    : Whole[Property] extends boolean
      ? number
      : Whole[Property]
}

export type Flags<Whole> = { [Property in keyof Whole as Whole[Property] extends boolean ? Property : never]: true }

export type ColumnMap<Whole, Row> = {
  columns: readonly string[]
  /** In the order of `columns`. */
  toValues(whole: Whole): unknown[]
  toRow(whole: Whole): Row
  /** Inverts `toRow`; a null column becomes no property. */
  fromRow(row: Row): Whole
}

/** Other properties of `names` would be written as null. */
export function mapColumns<Whole extends object, Names extends Columns<Whole>>(
  names: Names & Record<Exclude<keyof Names, keyof Whole>, never>,
  flags: Flags<Whole>,
): ColumnMap<Whole, RowOf<Whole, Names>> {
  const properties = Object.keys(names) as (keyof Whole)[]
  const columns = Object.values<string>(names)
  const toValues = (whole: Whole) =>
    properties.map((property) => (property in flags ? Number(whole[property]) : (whole[property] ?? null)))
  return {
    columns,
    toValues,
    toRow: (whole) =>
      Object.fromEntries(toValues(whole).map((value, at) => [columns[at], value])) as RowOf<Whole, Names>,
    fromRow(row) {
      const values = row as Record<string, unknown>
      const whole: Partial<Record<keyof Whole, unknown>> = {}
      for (let at = 0; at < columns.length; at += 1) {
        const value = values[columns[at]!]
        const property = properties[at]!
        if (value !== null && value !== undefined) whole[property] = property in flags ? value === 1 : value
      }
      return whole as Whole
    },
  }
}
