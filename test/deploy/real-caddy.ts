// Debian's Caddy before a shop, with deploy/Caddyfile: only the port and the certificate are replaced.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup, type Scope } from '../cleanup.ts'
import { freePort } from '../processes/free-port.ts'
import { until } from '../until.ts'
import { ROOT } from './image-tree.ts'
import { makeCertificate, type ProxyRecipe, type RealProxy, stopProxy, whyNoProxy } from './real-proxy.ts'

const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((path) => existsSync(path))

export const caddy: ProxyRecipe = { name: 'Caddy', missing: whyNoProxy(CADDY, 'Caddy'), open: openCaddy }

/** Serves `shop.example` over TLS on the returned port of 127.0.0.1; ends with `scope`. */
async function openCaddy(shopOrigin: string, scope: Scope): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const { key, certificate } = makeCertificate(folder)
  const port = await freePort()
  const recipe = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    // Without the admin port, and without a server on port 80.
    .replace('{\n', '{\n\tadmin off\n\tauto_https disable_redirects\n')
    .replace('{$DOMAIN} {\n', `{$DOMAIN} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}\n`)
  const [file, log] = [join(folder, 'Caddyfile'), join(folder, 'error.log')]
  writeFileSync(file, recipe)
  const child = spawn(CADDY ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      DOMAIN: `shop.example:${port}`,
      EMAIL: 'owner@shop.example',
      SHOP: new URL(shopOrigin).host,
    },
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  })
  cleanup(scope, async () => {
    await stopProxy(child)
    rmSync(folder, { recursive: true })
  })
  await until(async () => readFileSync(log, 'utf8').includes('serving initial configuration'))
  return {
    origin: `https://127.0.0.1:${port}`,
    certificate: readFileSync(certificate, 'utf8'),
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /"level":"(error|fatal|panic)"/.test(line))
        // A browser closed its event stream.
        .filter((line) => !line.includes('"error":"context canceled"')),
  }
}
