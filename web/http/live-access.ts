// Authorizes live streams, and sets their headers.
import { maySee } from '#web/http/permissions.ts'
import type { Shop } from '#server/shop.ts'
import { closedPolicy, securityHeaders } from './security-headers.ts'
import { sessionTokenIn } from './session-cookie.ts'

export function liveAccess({ signIn }: Pick<Shop, 'signIn'>) {
  return {
    headers: [...securityHeaders, ['Content-Security-Policy', closedPolicy] as const],
    async isSignedIn(cookies: string | undefined): Promise<boolean> {
      const token = sessionTokenIn(cookies ?? '')
      const session = token === undefined ? undefined : await signIn.session(token)
      return session !== undefined && maySee(session.role, '/live')
    },
  }
}
