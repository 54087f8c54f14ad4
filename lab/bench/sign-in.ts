// Signs the test shop's admin in without a browser.
import { admin } from '#test/shop/open-test-shop.ts'

export async function sessionCookie(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/vinayagaadmin`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: admin.email, password: admin.password }),
    redirect: 'manual',
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`The admin could not sign in: ${answer.status}`)
  return cookie
}
