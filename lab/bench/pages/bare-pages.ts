// Copies a running shop's answers to a bare server.
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { type MeasuredServer, startServer } from '../measured-process.ts'
import type { BareAnswer } from './bare-server.ts'

/** Node writes these, or they depend on the body's length. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

export type Fetched = { bytes: Buffer; etag: string; headers: string[] }

/** Throws unless the status is 200. */
export async function fetchPage(url: string, headers: Record<string, string>): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (res) => {
      const chunks: Buffer[] = []
      for await (const chunk of res) chunks.push(chunk as Buffer)
      if (res.statusCode !== 200) return reject(new Error(`${url} answered ${res.statusCode}`))
      const named = Object.entries(res.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
      const flat = named.flatMap(([name, value]) => [value ?? ''].flat().flatMap((each) => [name, each]))
      resolve({ bytes: Buffer.concat(chunks), etag: String(res.headers.etag), headers: flat })
    }).on('error', reject)
  })
}

/** `folder` stores the answers. */
export function startBarePages(folder: string, pages: Record<string, Fetched>): Promise<MeasuredServer> {
  const file = join(folder, 'answers.json')
  const answers = Object.entries(pages).map(([path, { headers, bytes }]) => {
    return [path, { headers, body: bytes.toString('base64') } satisfies BareAnswer] as const
  })
  writeFileSync(file, JSON.stringify(Object.fromEntries(answers)))
  return startServer(join(import.meta.dirname, 'bare-server.ts'), { args: [file] })
}
