// A text with a copy button, which selects the text where copying fails.
import { useRef, useState } from 'react'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { copyText } from '#web/browser/share/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { announce, notify } from '../announcements.ts'

type CopyableTextProps = { label: string; text: string; isOnlyOne?: boolean }

/** Beside others the button names its text to screen readers. */
export function CopyableText({ label, text, isOnlyOne = false }: CopyableTextProps) {
  const words = useWords(confirmationWords)
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    if (await copyText(text, shown.current)) {
      setCopied(true)
      announce(words.labelCopied({ label }))
    } else notify(words.notCopied({ label }))
  }

  return (
    <p className="payment-upi row centred breaks lines-0">
      <span>{sentence(words.copyable({ label, value: text }), { b: <b ref={shown} translate="no" /> })}</span>
      <Button variant="quiet" size="small" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} /> <span>{copied ? words.copied : words.copy}</span>
        {!isOnlyOne && <span className="visually-hidden"> {label}</span>}
      </Button>
    </p>
  )
}
