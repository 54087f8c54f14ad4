// GET /settings.json: what every visitor may read of the settings, in the language of the address.
import { publicSettings } from '#domain/settings/public-settings.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/settings-json.ts'

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(publicSettings(context.get(shopContext).settings), { headers: { 'Cache-Control': 'no-cache' } })
}
