// The production build's web without a port: Request in, Response out.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { openLiveStreams } from '#server/live/live-streams.ts'
import { serve, type StaticFiles } from '#server/http/serve.ts'
import type { CanonicalPath } from '#web/http/canonical-path.ts'
import type { WebHandler } from '#web/handler.ts'
import { liveAccess } from '#web/http/live-access.ts'
import { securityHeaders } from '#web/http/security-headers.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { cleanup } from '../cleanup.ts'
import { admin, openTestShop, type TestParts, type TestShop } from './open-test-shop.ts'

const BUNDLE = join(import.meta.dirname, '../../build/current/server/index.js')
const ORIGIN = 'http://shop.test'

type Bundle = {
  createHandler: (shop: TestShop) => WebHandler
  canonicalPath: CanonicalPath
}

export type TestWeb = {
  shop: TestShop
  /** Sends a request as a visitor, or with the cookie of `signIn`. */
  send(path: string, request?: RequestInit & { cookie?: string; address?: string }): Promise<Response>
  /** Sends it through a real port, opened by the first call, with live streams. */
  fetch(path: string, request?: RequestInit & { cookie?: string }): Promise<Response>
  origin(): Promise<string>
  signIn(): Promise<string>
}

export async function openTestWeb(
  t: TestContext,
  kind: DatabaseKind = 'sqlite',
  parts: TestParts = {},
): Promise<TestWeb> {
  if (!existsSync(BUNDLE)) throw new Error('The web is not built: run npm run build, or the tests through npm test')
  const { canonicalPath, createHandler } = (await import(BUNDLE)) as Bundle
  const shop = await openTestShop(t, kind, parts)
  const handler = createHandler(shop)
  let port: Promise<string> | undefined
  const origin = () => (port ??= openPort(t, shop, { handler, canonicalPath }))
  return {
    shop,
    send(path, { cookie, address = '203.0.113.5', ...init } = {}) {
      const request = new Request(ORIGIN + path, { redirect: 'manual', ...init })
      if (cookie) request.headers.set('Cookie', cookie)
      return handler(request, address)
    },
    async fetch(path, { cookie, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (cookie) headers.set('Cookie', cookie)
      return fetch((await origin()) + path, { redirect: 'manual', ...init, headers })
    },
    origin,
    async signIn() {
      const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
      if (!('token' in signedIn)) throw new Error(signedIn.message)
      return `session=${signedIn.token}`
    },
  }
}

type Handlers = { canonicalPath: CanonicalPath; handler: WebHandler }

const noFiles: StaticFiles = (_req, _res, next) => next()

async function openPort(t: TestContext, shop: TestShop, handlers: Handlers): Promise<string> {
  const { live, log, config, system } = shop
  const streams = openLiveStreams({
    ...liveAccess(shop),
    live,
    log,
    randomInteger: system.randomInteger,
    limits: config.liveStreams,
  })
  const served = await serve({
    config,
    ...handlers,
    staticFiles: noFiles,
    headers: securityHeaders,
    live: streams,
    log,
  })
  cleanup(t, async () => {
    live.end()
    await served.stop()
  })
  return `http://127.0.0.1:${served.port}`
}

export function orderRequest(key: string | undefined, body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
