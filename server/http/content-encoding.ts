// Chooses the content encoding of an answer by the weights of Accept-Encoding (RFC 9110, 12.5.3).

export type ContentEncoding = 'br' | 'gzip'

/** As many spellings as browsers have, and room for others. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, ContentEncoding | undefined>()

/** The smaller one of what the client wants equally; undefined for the text as it is. */
export function encodingFor(accepted: string): ContentEncoding | undefined {
  // A few browsers send the same few texts with every request.
  if (remembered.has(accepted)) return remembered.get(accepted)
  const chosen = choose(accepted)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(accepted, chosen)
  return chosen
}

function choose(accepted: string): ContentEncoding | undefined {
  const weights = weightsIn(accepted)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const br = weightOf('br')
  const gzip = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0)
  // Who does not mention identity takes it, but would rather have anything smaller.
  const identity = weights.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : undefined
}

function weightsIn(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    // A weight that cannot be read is none.
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}
