// The link that downloads the last backup; asks for the own password first, where the sign-in is no longer recent.
import { type MouseEvent, useId, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { OwnPasswordForm, useOwnPassword } from '../kit/forms/own-password.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'

type Props = { file: string; megabytes: string; notify: Notify }

export function BackupDownload({ file, megabytes, notify }: Props) {
  const text = useWords(backups)
  const words = useWords(common)
  const formId = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const isAllowed = useRef(false)
  const fetcher = useFetcher<ActionResult>()
  const own = useOwnPassword()
  const [failure, setFailure] = useState<string>()
  const isBusy = fetcher.state !== 'idle'

  useFetcherResult(fetcher.data, (result) => {
    if (own.hear(result)) return
    if (!result.ok) return own.asked ? setFailure(result.message) : notify('bad', result.message)
    isAllowed.current = true
    link.current?.click()
  })
  const check = () => {
    if (isBusy) return
    setFailure(undefined)
    const sent = { intent: 'download', ...own.fields }
    void fetcher.submit(sent, { method: 'post', action: href('/admin/backups'), defaultShouldRevalidate: false })
  }
  // At each press: the page may have been open for hours.
  const press = (event: MouseEvent) => {
    if (!isAllowed.current) {
      event.preventDefault()
      check()
    }
    isAllowed.current = false
  }
  const close = () => {
    own.forget()
    setFailure(undefined)
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {text.downloadNow}
      </Button>
    </>
  )
  return (
    <>
      <a ref={link} className="touch" href={href('/admin/backups')} download={file} onClick={press}>
        <Icon name="download" />
        {text.download({ megabytes })}
      </a>
      <Dialog
        open={own.asked !== undefined}
        onClose={close}
        title={text.downloadTitle}
        size="small"
        startsInField
        footer={footer}
      >
        <OwnPasswordForm id={formId} own={own} onSubmit={check}>
          <p>{text.downloadText}</p>
          {failure && (
            <div role="alert">
              <Notice tone="bad">{failure}</Notice>
            </div>
          )}
        </OwnPasswordForm>
      </Dialog>
    </>
  )
}
