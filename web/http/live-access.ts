// What live streams need of the web: whether a cookie is a signed-in admin's, and the headers of every response.
import type { Shop } from '#server/shop.ts'
import { closedPolicy, securityHeaders } from './security-headers.ts'
import { sessionTokenIn } from './session-cookie.ts'

export function liveAccess({ signIn }: Pick<Shop, 'signIn'>) {
  return {
    headers: [...securityHeaders, ['Content-Security-Policy', closedPolicy] as const],
    async isSignedIn(cookies: string | undefined): Promise<boolean> {
      const token = sessionTokenIn(cookies ?? '')
      return token !== undefined && (await signIn.session(token)) !== undefined
    },
  }
}
