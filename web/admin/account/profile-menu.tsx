// The header's profile dropdown: user, new password, language, and Logout on a phone.
import { useId, useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { account } from '#domain/words/en/office/account.ts'
import type { PasswordChange } from '#server/sign-in/sign-in.ts'
import { LanguageForm } from './language-form.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { PasswordForm } from './password-form.tsx'
import './profile-menu.css'

type Props = { email: string; hasNotifications: boolean }

export function ProfileMenu({ email, hasNotifications }: Props) {
  const text = useWords(account)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isChanging, setChanging] = useState(false)
  const fetcher = useFetcher<PasswordChange>()
  const close = () => panel.current?.hidePopover()

  const mustSignInAgain = fetcher.data?.ok === false && fetcher.data.why === 'sign-in'

  // Reopen the panel to show the answer.
  useFetcherResult(fetcher.data, () => panel.current?.showPopover())

  const forget = () => {
    if (fetcher.state !== 'idle') return
    setChanging(false)
    fetcher.reset()
  }

  return (
    <div className="profile">
      <button
        type="button"
        className="profile-button row nowrap"
        popoverTarget={id}
        aria-label={text.profileOf({ email })}
      >
        <Icon name="user" />
        <span className="profile-email">{email}</span>
        <Icon name="chevron-down" />
      </button>
      <section
        ref={panel}
        id={id}
        className="profile-panel menu-card"
        popover="auto"
        aria-label={text.profile}
        data-again={mustSignInAgain || undefined}
        onToggle={({ newState }) => newState === 'closed' && forget()}
      >
        <p className="profile-who">{sentence(text.signedInAs({ email }), { b: <b /> })}</p>
        {isChanging ? (
          <PasswordForm email={email} fetcher={fetcher} onClose={close} />
        ) : (
          <Button variant="quiet" className="profile-act" onClick={() => setChanging(true)}>
            <Icon name="key" />
            {text.changePassword}
          </Button>
        )}
        {!isChanging && <LanguageForm onChosen={close} />}
        {hasNotifications && !isChanging && (
          <Link className="button profile-act" data-variant="quiet" to={href('/admin/notifications')} onClick={close}>
            <Icon name="bell" />
            {text.notifications}
          </Link>
        )}
        {(!isChanging || mustSignInAgain) && <SignOutButton />}
      </section>
    </div>
  )
}
