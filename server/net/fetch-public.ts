// Fetches a file from the public internet: an address may come from somebody else, so it must not reach this network.
import { lookup as lookUp } from 'node:dns'
import { get as getByHttp } from 'node:http'
import { get as getByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type Limits = { maxBytes: number; timeoutMs: number; signal?: AbortSignal }

/** Tests allow their own server. */
type Allowed = (address: string) => boolean

export class OtherAnswer extends Error {
  readonly status: number

  constructor(status: number) {
    super(`it answered ${status}`)
    this.status = status
  }
}

/**
 * Follows no redirect. Rejects with OtherAnswer for another answer than 200, and with a sentence for too many bytes, too
 * long a time, or an address that is not public.
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs, signal }: Limits,
  isAllowed: Allowed = isPublicAddress,
): Promise<Uint8Array> {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('it is no web address')
  if (url.username !== '' || url.password !== '') throw new Error('it has a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Only names are looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error('it is not in the public internet')
  const timeout = AbortSignal.timeout(timeoutMs)
  const stopped = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    return await read(url, { maxBytes, signal: stopped, lookup: allowedLookup(isAllowed) })
  } catch (error) {
    throw timeout.aborted ? new Error(`it did not answer within ${timeoutMs / 1_000} s`) : error
  }
}

type Reading = { maxBytes: number; signal: AbortSignal; lookup: LookupFunction }

function read(url: URL, { maxBytes, signal, lookup }: Reading): Promise<Uint8Array> {
  const get = url.protocol === 'https:' ? getByHttps : getByHttp
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup, signal, headers: { Accept: 'image/*', 'Accept-Encoding': 'identity' } })
    const refuse = (sentence: string) => void request.destroy(new Error(sentence))
    request.on('error', reject)
    request.on('response', (response) => {
      response.on('error', reject)
      const { statusCode = 0 } = response
      if (statusCode !== 200) return void request.destroy(new OtherAnswer(statusCode))
      if (Number(response.headers['content-length'] ?? 0) > maxBytes) return refuse('it is too large')
      const parts: Buffer[] = []
      let length = 0
      response.on('data', (part: Buffer) => {
        length += part.length
        if (length > maxBytes) refuse('it is too large')
        else parts.push(part)
      })
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
  })
}

/** The connection uses the addresses that were checked: a second look-up could find others. */
function allowedLookup(isAllowed: Allowed): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(new Error('its name is unknown'), '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new Error('it is not in the public internet'), '')
      if (options.all) callback(null, addresses)
      else callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}
