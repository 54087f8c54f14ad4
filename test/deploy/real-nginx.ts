// Debian's nginx in front of a shop, by deploy/nginx.conf as it stands: only ports, names of files and the upstream are put in.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup, type Scope } from '../cleanup.ts'
import { freePort } from '../processes/free-port.ts'
import { until } from '../until.ts'
import { ROOT } from './image-tree.ts'

export type RealNginx = { origin: string; certificate: string; errors(): string; accesses(): string }

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

/** Why there is no nginx to test with; undefined when there is one. */
export const noNginx: string | undefined =
  NGINX === undefined
    ? 'nginx is not installed'
    : spawnSync('openssl', ['version']).error && 'openssl, which makes the certificate, is not installed'

/** Serves `shop.example` on the returned port of 127.0.0.1 over TLS; ends with `scope`. */
export async function openNginx(shopOrigin: string, scope: Scope): Promise<RealNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=shop.example -addext subjectAltName=DNS:shop.example,IP:127.0.0.1 -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
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
    await stop(child)
    rmSync(folder, { recursive: true })
  })
  await until(
    async () => existsSync(join(folder, 'nginx.pid')) && readFileSync(join(folder, 'nginx.pid'), 'utf8') !== '',
  )
  return {
    origin: `https://127.0.0.1:${secure}`,
    certificate: readFileSync(certificate, 'utf8'),
    accesses: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
  }
}

/** What Debian's own nginx.conf says around the recipe. */
function surroundings(folder: string): string {
  mkdirSync(join(folder, 'temporary'))
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; user root;
events { worker_connections 768; }\n`
}

function temporary(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `access_log ${folder}/access.log;\n${kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};\n`).join('')}`
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}
