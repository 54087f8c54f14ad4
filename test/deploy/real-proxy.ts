// The type, certificate and shutdown of the tests' real proxies.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Scope } from '../cleanup.ts'

export type RealProxy = {
  /** https, on a port of 127.0.0.1, for the host shop.example. */
  origin: string
  certificate: string
  /** The access log; absent when it writes none. */
  accesses?(): string
  complaints(): string[]
}

export type ProxyRecipe = {
  name: string
  /** Why it cannot run here. */
  missing: string | undefined
  open(shopOrigin: string, scope: Scope): Promise<RealProxy>
}

export function whyNoProxy(program: string | undefined, name: string): string | undefined {
  if (program === undefined) return `${name} is not installed`
  return spawnSync('openssl', ['version']).error && 'openssl, which makes the certificate, is not installed'
}

/** Writes a key and a certificate for shop.example into the folder. Returns their paths. */
export function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=shop.example -addext subjectAltName=DNS:shop.example,IP:127.0.0.1 -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return { key, certificate }
}

export async function stopProxy(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}
