// A button in four variants, and a link that looks like one.
import { isValidElement } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import './button.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/** A `busy` button keeps the focus and does nothing. */
export function Button({ variant, size, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size }, className, rest.children)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...look({ variant, size }, className, rest.children)} />
}

function look({ variant = 'primary', size = 'medium' }: Look, className: string | undefined, children: ReactNode) {
  return {
    className: className ? `button ${className}` : 'button',
    'data-variant': variant,
    'data-size': size,
    'data-square': isIcon(children) || undefined,
  }
}

/** An icon of either set. */
function isIcon(children: ReactNode): boolean {
  return isValidElement(children) && typeof children.type === 'function' && 'isIcon' in children.type
}
