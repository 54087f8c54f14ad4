// Help for in-app browsers that drop files: a warning, and the bill to copy.
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#web/browser/share/copy-text.ts'
import { canShareFile, isInAppBrowser } from '#web/browser/share/share-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { announce, notify } from '../announcements.ts'

/** Empty in a browser that saves files. `text` is the whole bill. */
export function FileHelp({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  const shown = useRef<HTMLPreElement>(null)
  useEffect(() => {
    if (isShown && shown.current) getSelection()?.selectAllChildren(shown.current)
  }, [isShown])
  if (!isInAppBrowser()) return null

  async function copy() {
    if (await copyText(text, shown.current)) return announce('Bill text copied')
    setIsShown(true)
    notify('The browser did not copy the bill. It is shown and selected now: copy it from there.')
  }

  return (
    <Notice tone="warn">
      <p>
        {canShareFile('application/pdf')
          ? 'This app may not save files. Share the PDF, or copy the bill text.'
          : 'This app may not save files. Copy the bill text, or open this page in Chrome or Safari.'}
      </p>
      <Button variant="secondary" size="small" onClick={copy}>
        <Icon name="copy" /> Copy bill text
      </Button>
      {isShown && (
        <pre ref={shown} className="confirmation-bill-text" translate="no">
          {text}
        </pre>
      )}
    </Notice>
  )
}
