// Hashes passwords with Argon2id in the PHC string format, two at a time.
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { semaphore } from '../semaphore.ts'
import type { PasswordCost } from '../system.ts'

const hash = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

const SALT_BYTES = 16
const TAG_BYTES = 32

const hashing = semaphore({ permits: 2, maxQueue: 20, waitingFor: 'password check' })

/** Throws QueueFull. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phcString(cost, salt, await derive(password, salt, cost))
}

/** Takes as long to compare as a real one; no password is known. */
export function hashOfNothing(cost: PasswordCost): string {
  return phcString(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES))
}

function phcString({ memoryKib, passes }: PasswordCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${base64(salt)}$${base64(tag)}`
}

/** Throws QueueFull. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = kept.split('$')
  const [, memory = '', passes = ''] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? []
  const wanted = Buffer.from(tag, 'base64')
  const cost = { memoryKib: Number(memory), passes: Number(passes) }
  const found = await derive(password, Buffer.from(salt, 'base64'), cost)
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

async function derive(password: string, nonce: Buffer, { memoryKib, passes }: PasswordCost): Promise<Buffer> {
  using _permit = await hashing.acquire()
  const message = Buffer.from(password.normalize('NFKC'))
  return hash('argon2id', { message, nonce, memory: memoryKib, passes, parallelism: 1, tagLength: TAG_BYTES })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
