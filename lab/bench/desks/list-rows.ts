// Server time for back office screens and documents, beside the list of orders.
import { inTurns } from '../in-turns.ts'
import { dataAddress } from '../office/server-rows.ts'
import { fetchPage } from '../pages/bare-pages.ts'
import { ratioRow, type Row } from '../row.ts'

const RUNS = 15
const AT_MOST = 3
const LIST = '/admin/orders'

/** A file has no page data: it is compared with the list's page, or with another file of its kind. */
export type Asked = { what: string; path: string; isFile?: true; beside?: string; atMost?: number }

type Office = { origin: string; cookie: string }

/** Each screen as a first request, and its data as a click in the back office requests it. */
export async function rowsBesideList(
  { origin, cookie }: Office,
  asked: readonly Asked[],
  { runs = RUNS } = {},
): Promise<Row[]> {
  const headers = { Cookie: cookie }
  const rows: Row[] = []
  for (const { what, path, isFile, beside = LIST, atMost = AT_MOST } of asked) {
    rows.push(await row(what, { path, list: beside, atMost }))
    if (!isFile) rows.push(await row(`${what}: data`, { path: dataAddress(path), list: dataAddress(LIST), atMost }))
  }
  return rows

  async function row(
    what: string,
    { path, list, atMost }: { path: string; list: string; atMost: number },
  ): Promise<Row> {
    // The first answer warms up; its size is reported.
    const { bytes } = await fetchPage(origin + path, headers)
    const samples = await inTurns(runs, { shop: () => msOf(path), peer: () => msOf(list) })
    return ratioRow(`${what}, ${(bytes.length / 1_000).toFixed(0)} kB`, 'ms', samples, { atMost })
  }

  async function msOf(path: string): Promise<number> {
    const started = performance.now()
    await fetchPage(origin + path, headers)
    return performance.now() - started
  }
}
