// Reads a PDF's objects, plain or in the object stream.
import { inflateSync } from 'node:zlib'

/** Object bodies by number, as Latin-1; a stream follows its dictionary. */
export type PdfObjects = Map<string, string>

export function readObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes).toString('latin1')
  const found = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)]
  const objects: PdfObjects = new Map(found.map(([, id = '', body = '']) => [id, withInflatedStream(body)]))
  for (const [streamId, body] of objects) {
    const [, first, packed] = /^<<\/Type \/ObjStm .*?\/First (\d+)[^]*?>>\n([^]*)$/.exec(body) ?? []
    if (first === undefined || packed === undefined) continue
    objects.delete(streamId)
    const places = packed.slice(0, Number(first)).trim().split(/\s+/)
    for (let at = 0; at < places.length; at += 2) {
      const [id = '', start, , end] = places.slice(at, at + 4)
      const stop = end === undefined ? undefined : Number(first) + Number(end)
      objects.set(id, packed.slice(Number(first) + Number(start), stop))
    }
  }
  return objects
}

/** Returns the object numbers that a text refers to, in order. */
export function referencedIds(list = ''): string[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

function withInflatedStream(body: string): string {
  const [, head, stream] = /^([^]*?)stream\n([^]*)\nendstream$/.exec(body) ?? []
  if (head === undefined || stream === undefined || !head.includes('/FlateDecode')) return body
  return head + inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}
