// How long the server takes for each address of the back office, from the request to the last byte of the answer.
import { type Measure, median } from './measure.ts'

const RUNS = 15
const LIMIT_MS = 300
const WIDEST = 62

type Office = { origin: string; cookie: string }

/** The page as a browser first asks for it, and its data as a click inside the back office asks. */
export async function serverTimes(office: Office, addresses: readonly string[], runs = RUNS): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const address of addresses) {
    measures.push(await timesOf(office, address, address, 'document', runs))
    measures.push(await timesOf(office, address, dataAddress(address), 'data', runs))
  }
  return measures
}

async function timesOf(office: Office, what: string, path: string, kind: string, runs: number): Promise<Measure> {
  const times: number[] = []
  let bytes = 0
  while (times.length < runs) {
    const started = performance.now()
    bytes = await load(office, path)
    times.push(performance.now() - started)
  }
  const worst = Math.max(...times).toFixed(0)
  const size = (bytes / 1_000).toFixed(0)
  return {
    what: readable(what),
    how: `${kind}, median of ${runs}`,
    ms: median(times),
    limitMs: LIMIT_MS,
    note: `worst ${worst}, ${size} kB`,
  }
}

async function load({ origin, cookie }: Office, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { Cookie: cookie }, redirect: 'manual' })
  const body = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return body.byteLength
}

/** The address in plain letters, cut where it would make the table too wide. */
export function readable(address: string): string {
  const plain = decodeURIComponent(address.replaceAll('+', ' '))
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain
}

/** Where the router asks for a page's data: /admin/orders.data?search=… */
export function dataAddress(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path}.data${query === undefined ? '' : `?${query}`}`
}
