// A password field with a show button.
import { type ComponentProps, useState } from 'react'
import { passwordInput } from '#domain/words/en/office/sign-in.ts'
import { TextInput } from './field.tsx'
import { Icon } from './all-icons.tsx'
import { useWords } from './words.ts'
import './password-input.css'

export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [isShown, setShown] = useState(false)
  const words = useWords(passwordInput)
  const act = isShown ? words.hide : words.show
  return (
    <span className="password-input">
      <TextInput {...props} type={isShown ? 'text' : 'password'} maxLength={256} />
      <button type="button" aria-label={act} title={act} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}
