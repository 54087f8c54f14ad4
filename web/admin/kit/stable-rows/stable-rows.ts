// Keeps each row in its place while its values change, so that a second tap never meets another row.

export type ListRule<Row> = {
  idOf(row: Row): string
  /** In the order of the list. */
  sorted(rows: readonly Row[]): Row[]
  /** Whether an unread row, perhaps on another page, belongs to the list. */
  matchesUnread(row: Row): boolean
}

/** Why a shown row is no longer in the list; 'left': it no longer matches the filter. */
export type Gone = 'left' | 'deleted'

/** The row as last read, and as it was when it took its place. */
type KnownRow<Row> = { row: Row; placedAs: Row }

/** The rows on the screen by id, the ids that are no longer stored, and the order in which the rows took their places. */
export type StableRows<Row> = { known: ReadonlyMap<string, KnownRow<Row>>; deleted: ReadonlySet<string> } & Pick<
  ListRule<Row>,
  'sorted'
>

/** `placedAs` keeps the room of what the row showed when it took its place. */
export type ShownRow<Row> = { row: Row; placedAs: Row; gone?: Gone | undefined }

export function firstRows<Row>(read: readonly Row[], { idOf, sorted }: ListRule<Row>): StableRows<Row> {
  return { known: new Map(read.map((row) => [idOf(row), { row, placedAs: row }])), deleted: new Set(), sorted }
}

/** Adds another reading; new rows wait unless `inserts`. */
export function afterReading<Row>(
  rows: StableRows<Row>,
  read: readonly Row[],
  inserts: boolean,
  { idOf }: ListRule<Row>,
): StableRows<Row> {
  const known = new Map(rows.known)
  for (const row of read) {
    const before = known.get(idOf(row))
    if (before || inserts) known.set(idOf(row), { row, placedAs: before?.placedAs ?? row })
  }
  return { ...rows, known }
}

/** Applies a lookup of the `asked` ids that `found` the rows still stored. */
export function afterLookup<Row>(
  rows: StableRows<Row>,
  asked: readonly string[],
  found: readonly Row[],
  { idOf }: ListRule<Row>,
): StableRows<Row> {
  const stored = new Set(found.map(idOf))
  return {
    ...rows,
    known: found.reduce((known, row) => withRow(known, idOf(row), row), rows.known),
    deleted: new Set([...rows.deleted, ...asked.filter((id) => !stored.has(id))]),
  }
}

/** Applies a change made on this screen. */
export function afterChange<Row>(rows: StableRows<Row>, id: string, change: Partial<Row>): StableRows<Row> {
  const before = rows.known.get(id)
  return before ? { ...rows, known: withRow(rows.known, id, { ...before.row, ...change }) } : rows
}

/** Returns the rows in their places; marks those no longer in the list. */
export function shownRows<Row>(rows: StableRows<Row>, read: readonly Row[], rule: ListRule<Row>): ShownRow<Row>[] {
  const { idOf, matchesUnread } = rule
  const inList = new Set(read.map(idOf))
  return rows.sorted([...rows.known.values()].map(({ placedAs }) => placedAs)).map((placedAs) => {
    const id = idOf(placedAs)
    const row = rows.known.get(id)?.row ?? placedAs
    if (inList.has(id)) return { row, placedAs }
    if (rows.deleted.has(id)) return { row, placedAs, gone: 'deleted' }
    return { row, placedAs, gone: matchesUnread(row) ? undefined : 'left' }
  })
}

/** Counts the `read` rows that are not on the screen yet. */
export function waitingRows<Row>(rows: StableRows<Row>, read: readonly Row[], { idOf }: ListRule<Row>): number {
  return read.filter((row) => !rows.known.has(idOf(row))).length
}

/** Returns the ids on the screen that were not `read` and may have changed. */
export function unreadIds<Row>(rows: StableRows<Row>, read: readonly Row[], { idOf }: ListRule<Row>): string[] {
  const inList = new Set(read.map(idOf))
  return [...rows.known.keys()].filter((id) => !inList.has(id) && !rows.deleted.has(id))
}

function withRow<Row>(known: StableRows<Row>['known'], id: string, row: Row): StableRows<Row>['known'] {
  return new Map(known).set(id, { row, placedAs: known.get(id)?.placedAs ?? row })
}
