// The welcome of a role without orders and prices: its work, and its screens.
import { languageOf } from '#domain/words/shown-language.ts'
import { type Role, roleLabel } from '#domain/people/role.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import type { WorkCount } from '#server/day-work.ts'
import { useLive } from '#web/live/live.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { screensOf } from '../access/navigation.ts'
import { ScreenTiles } from './screen-tiles.tsx'
import { WorkList } from './work-list.tsx'

type Props = { shopName: string; day: string; name: string; role: Role; work: readonly WorkCount[] }

export function OwnWelcome({ shopName, day, name, role, work }: Props) {
  // The stream ends with the session: a stopped person sees the sign-in page at once.
  useLive(['orders'])
  const text = useWords(words)
  const hasScreens = screensOf(role).some(({ path }) => path !== '/admin')
  return (
    <div className="welcome stack gap-5 top">
      <p className="welcome-day row gap-3 lines-0 baseline">
        <b className="large">{shopName}</b> <span className="soft">{day}</span>
      </p>
      {work.length > 0 && <WorkList role={role} counts={work} />}
      <section className="office-panel" aria-labelledby="own-welcome">
        <h2 id="own-welcome">
          {name === ''
            ? text.welcome
            : sentence(text.welcomeNamed({ name }), { name: <span lang={languageOf(name)} /> })}
        </h2>
        <p>{text[hasScreens ? 'yourScreens' : 'noScreens']({ role: roleLabel(role) })}</p>
        <ScreenTiles role={role} />
      </section>
    </div>
  )
}
