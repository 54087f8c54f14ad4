// Sends what goes back to an earlier version, and its undo.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { seenFields } from '#web/admin/kit/forms/conflicts/seen-fields.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import type { SettingsResult } from '../intents.ts'
import { UndoNotice } from '../undo-notice.tsx'
import type { VersionView } from './version-view.ts'

/** `ticked` counts for 'only'. `seen` is the newest version that the person has looked at. */
export type Asked = Pick<VersionView, 'version' | 'moment'> & {
  seen: number
  way: 'whole' | 'only'
  ticked: readonly SettingsField[]
}

type Sent = Pick<Asked, 'version' | 'seen' | 'way'> & { fields?: readonly SettingsField[] }

export function useGoBack(notify: Notify) {
  const [asked, setAsked] = useState<Asked>()
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const choose = (next: Asked | undefined) => {
    setFailure(undefined)
    setAsked(next)
  }

  // The key belongs to what the person saw: after a save by somebody else it is another attempt.
  const { submit, isBusy } = useKeyedSubmit<SettingsResult>((result, sent) => {
    const { message, version } = result
    const isOpen = asked !== undefined && sent.version === `${asked.version}`
    if (!result.ok) {
      void revalidate()
      if (!isOpen) return notify('bad', message)
      setFailure(message)
      if (version !== undefined) setAsked({ ...asked, seen: version })
      return
    }
    const { undo } = result
    if (isOpen) choose(undefined)
    const seen = version ?? 0
    const takeBack = () => send({ version: undo ?? 0, seen, way: 'whole' })
    notify('good', undo === undefined ? message : <UndoNotice text={message} onUndo={takeBack} />)
  })
  function send({ version, seen, way, fields = [] }: Sent) {
    setFailure(undefined)
    const of = { intent: 'restore', version: `${version}`, way, fields: fields.join(' ') }
    submit({ ...of, ...seenFields({ version: `${seen}` }) })
  }
  return { asked, failure, isBusy, choose, send }
}
