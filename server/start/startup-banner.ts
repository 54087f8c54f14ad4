// The startup banner, for the operator.
import type { Config } from '../config.ts'
import type { FirstAdmin } from '../sign-in/first-admin.ts'

type OpenedShop = { settings: { name: string }; firstAdmin?: FirstAdmin }

export function startupBanner(
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  port: number,
  shop: OpenedShop,
): string {
  const at = config.publicUrl ?? `http://localhost:${port}`
  const lines = [`${shop.settings.name} is open.`, '', `  Shop     ${at}/ordernow`, `  Sign in  ${at}/vinayagaadmin`]
  const warning = isWithoutItsProxy(config) ? `${PROXY_WARNING}\n\n` : ''
  return `${lines.join('\n')}\n${firstAdminLines(shop)}\n${warning}`
}

/** Also for a shop that then fails to open: the password is shown by this start or never. */
export function firstAdminLines({ firstAdmin }: Pick<OpenedShop, 'firstAdmin'>): string {
  const { email, password } = firstAdmin ?? {}
  return [email && `  E-mail   ${email}\n`, password && `  Password ${password}   (shown only this once)\n`]
    .filter((line) => line !== undefined)
    .join('')
}

const PROXY_WARNING =
  'PUBLIC_URL is https, so a proxy stands in front of this shop, but TRUSTED_PROXIES names none:\n' +
  'all visitors seem to come from one address and share its limits for orders and sign-ins.\n' +
  "Set TRUSTED_PROXIES to the proxy's address, for example 127.0.0.1."

function isWithoutItsProxy({ publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>): boolean {
  return publicUrl?.startsWith('https:') === true && trustedProxies.rules.length === 0
}
