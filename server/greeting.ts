// What the person who started the shop reads when it is open.
import type { Config } from './config.ts'
import type { Shop } from './shop.ts'

export function greeting(
  config: Pick<Config, 'publicUrl'>,
  port: number,
  shop: Pick<Shop, 'settings' | 'firstAdmin'>,
): string {
  const at = config.publicUrl ?? `http://localhost:${port}`
  const { email, password } = shop.firstAdmin ?? {}
  const lines = [
    `${shop.settings.name} is open.`,
    '',
    `  Shop     ${at}/ordernow`,
    `  Sign in  ${at}/vinayagaadmin`,
    email && `  E-mail   ${email}`,
    password && `  Password ${password}   (told only this once)`,
  ]
  return `${lines.filter((line) => line !== undefined).join('\n')}\n\n`
}
