// Help for in-app browsers that drop files: a warning, and the bill to copy.
import { useEffect, useRef, useState } from 'react'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { copyText } from '#web/browser/share/copy-text.ts'
import { canShareFile, isInAppBrowser } from '#web/browser/share/share-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { announce, notify } from '../announcements.ts'

/** Empty in a browser that saves files. `text` is the whole bill. */
export function FileHelp({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  const words = useWords(confirmationWords)
  const shown = useRef<HTMLPreElement>(null)
  useEffect(() => {
    if (isShown && shown.current) getSelection()?.selectAllChildren(shown.current)
  }, [isShown])
  if (!isInAppBrowser()) return null

  async function copy() {
    if (await copyText(text, shown.current)) return announce(words.billCopied)
    setIsShown(true)
    notify(words.billNotCopied)
  }

  return (
    <Notice tone="warn">
      <p>{canShareFile('application/pdf') ? words.cannotSaveButShares : words.cannotSaveFiles}</p>
      <Button variant="secondary" size="small" onClick={copy}>
        <Icon name="copy" /> {words.copyBill}
      </Button>
      {isShown && (
        <pre ref={shown} className="confirmation-bill-text" translate="no">
          {text}
        </pre>
      )}
    </Notice>
  )
}
