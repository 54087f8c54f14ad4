// What stands around every public screen: the way past the bar, the bar, the page, the foot.
import { Outlet } from 'react-router'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import './layout.css'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData.settings.name }]
}

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(shopContext).settings }
}

/** The settings stay as they are while the shop is open. */
export function shouldRevalidate() {
  return false
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar settings={settings} />
      <main id="content" className="public-content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer settings={settings} />
    </div>
  )
}
