// Server time for each back office address, beside a bare server with the same bytes.
import { inTurns } from '../in-turns.ts'
import { fetchPage, startBarePages } from '../pages/bare-pages.ts'
import { ratioRow, type Row } from '../row.ts'
import { withScratchFolder } from '../scratch-shop.ts'

const RUNS = 15
const AT_MOST = 40
const WIDEST = 62

type Office = { origin: string; cookie: string }

/** Each address as a first request, and its data as a click in the back office requests it. */
export function serverRows(
  { origin, cookie }: Office,
  addresses: readonly string[],
  { runs = RUNS, atMost = AT_MOST } = {},
): Promise<Row[]> {
  const headers = { Cookie: cookie }
  const paths = addresses.flatMap((address) => [address, dataAddress(address)])
  return withScratchFolder(async (folder) => {
    const pages = new Map<string, Awaited<ReturnType<typeof fetchPage>>>()
    for (const path of paths) pages.set(path, await fetchPage(origin + path, headers))
    const bare = await startBarePages(folder, Object.fromEntries(pages))
    try {
      const rows: Row[] = []
      for (const path of paths) {
        const samples = await inTurns(runs, {
          shop: () => msOf(origin + path, headers),
          peer: () => msOf(bare.origin + path, headers),
        })
        const kilobytes = ((pages.get(path)?.bytes.length ?? 0) / 1_000).toFixed(0)
        rows.push(ratioRow(`${readable(path)}, ${kilobytes} kB`, 'ms', samples, { atMost }))
      }
      return rows
    } finally {
      await bare.stop()
    }
  })
}

async function msOf(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  await fetchPage(url, headers)
  return performance.now() - started
}

/** Decodes the address and cuts it to the table's width. */
export function readable(address: string): string {
  const plain = decodeURIComponent(address.replaceAll('+', ' '))
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain
}

/** The router's data URL: /admin/orders.data?search=… */
export function dataAddress(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path}.data${query === undefined ? '' : `?${query}`}`
}
