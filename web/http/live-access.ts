// What the live line needs of the web: who is signed in, and the headers of every answer.
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
