// How long the server takes for screens and documents of the back office, from the request to the last byte, beside its list of orders.
import { inTurns } from '../in-turns.ts'
import { dataAddress } from '../office/server-rows.ts'
import { fetchPage } from '../pages/bare-pages.ts'
import { ratioRow, type Row } from '../row.ts'

const RUNS = 15
const AT_MOST = 3
const LIST = '/admin/orders'

/** A file has no data of a page: its time stands beside the page of the list, or beside another file of its kind. */
export type Asked = { what: string; path: string; isFile?: true; beside?: string }

type Office = { origin: string; cookie: string }

/** Each screen as a browser first asks for it, and its data as a click inside the back office asks. */
export async function rowsBesideList(
  { origin, cookie }: Office,
  asked: readonly Asked[],
  { runs = RUNS } = {},
): Promise<Row[]> {
  const headers = { Cookie: cookie }
  const rows: Row[] = []
  for (const { what, path, isFile, beside = LIST } of asked) {
    rows.push(await row(what, path, beside))
    if (!isFile) rows.push(await row(`${what}: data`, dataAddress(path), dataAddress(LIST)))
  }
  return rows

  async function row(what: string, path: string, list: string): Promise<Row> {
    // The first answer warms up, and says how much it sends.
    const { bytes } = await fetchPage(origin + path, headers)
    const samples = await inTurns(runs, { shop: () => msOf(path), peer: () => msOf(list) })
    return ratioRow(`${what}, ${(bytes.length / 1_000).toFixed(0)} kB`, 'ms', samples, { atMost: AT_MOST })
  }

  async function msOf(path: string): Promise<number> {
    const started = performance.now()
    await fetchPage(origin + path, headers)
    return performance.now() - started
  }
}
