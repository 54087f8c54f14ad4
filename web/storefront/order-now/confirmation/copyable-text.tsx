// A text with a copy button, which selects the text where copying fails.
import { useRef, useState } from 'react'
import { copyText } from '#web/browser/share/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { announce, notify } from '../announcements.ts'

type CopyableTextProps = { label: string; text: string; isOnlyOne?: boolean }

/** Beside others the button names its text to screen readers. */
export function CopyableText({ label, text, isOnlyOne = false }: CopyableTextProps) {
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    if (await copyText(text, shown.current)) {
      setCopied(true)
      announce(`${label} copied`)
    } else notify(`The browser did not copy the ${label}. It is selected now: copy it from there.`)
  }

  return (
    <p className="payment-upi row centred breaks lines-0">
      <span>
        {label}:{' '}
        <b ref={shown} translate="no">
          {text}
        </b>
      </span>
      <Button variant="quiet" size="small" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} /> <span>{copied ? 'Copied' : 'Copy'}</span>
        {!isOnlyOne && <span className="visually-hidden"> {label}</span>}
      </Button>
    </p>
  )
}
