// Debian's nginx before a shop, with deploy/nginx.conf: only ports, file names and the upstream are replaced.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup, type Scope } from '../cleanup.ts'
import { freePort } from '../processes/free-port.ts'
import { until } from '../until.ts'
import { ROOT } from './image-tree.ts'
import { makeCertificate, type ProxyRecipe, type RealProxy, stopProxy, whyNoProxy } from './real-proxy.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

export const nginx: ProxyRecipe = { name: 'nginx', missing: whyNoProxy(NGINX, 'nginx'), open: openNginx }

/** Serves `shop.example` over TLS on the returned port of 127.0.0.1; ends with `scope`. */
async function openNginx(shopOrigin: string, scope: Scope): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const { key, certificate } = makeCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  const recipe = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replace('server 127.0.0.1:3000;', `server ${new URL(shopOrigin).host};`)
    .replace('/etc/letsencrypt/live/shop.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/shop.example/privkey.pem', key)
  writeFileSync(join(folder, 'nginx.conf'), `${surroundings(folder)}http {\n${temporary(folder)}${recipe}}\n`)
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  cleanup(scope, async () => {
    await stopProxy(child)
    rmSync(folder, { recursive: true })
  })
  await until(
    async () => existsSync(join(folder, 'nginx.pid')) && readFileSync(join(folder, 'nginx.pid'), 'utf8') !== '',
  )
  return {
    origin: `https://127.0.0.1:${secure}`,
    certificate: readFileSync(certificate, 'utf8'),
    accesses: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    complaints: () =>
      readFileSync(join(folder, 'error.log'), 'utf8')
        .split('\n')
        .filter((line) => /\[(error|crit|alert|emerg)\]/.test(line)),
  }
}

/** Debian's nginx.conf around the recipe. */
function surroundings(folder: string): string {
  mkdirSync(join(folder, 'temporary'))
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; user root;
events { worker_connections 768; }\n`
}

function temporary(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `access_log ${folder}/access.log;\n${kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};\n`).join('')}`
}
