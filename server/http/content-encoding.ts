// Chooses the content encoding by the weights of Accept-Encoding (RFC 9110, 12.5.3).

export type ContentEncoding = 'br' | 'gzip'

const MAX_CACHED = 100
const cache = new Map<string, ContentEncoding | undefined>()

/** Undefined for identity. */
export function encodingFor(accepted: string): ContentEncoding | undefined {
  // Browsers repeat the same few headers.
  if (cache.has(accepted)) return cache.get(accepted)
  const chosen = choose(accepted)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(accepted, chosen)
  return chosen
}

function choose(accepted: string): ContentEncoding | undefined {
  const weights = weightsIn(accepted)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const br = weightOf('br')
  const gzip = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0)
  // Unmentioned identity is acceptable, after anything smaller.
  const identity = weights.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : undefined
}

function weightsIn(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    // An unreadable weight counts as 0.
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}
