// Shows what going back to a version changes, and asks for all of it or some.
import { common } from '#domain/words/en/office/common.ts'
import { versions as words } from '#domain/words/en/office/shop/versions.ts'
import { ui } from '#domain/words/en/ui.ts'
import { useSettling } from '#web/admin/kit/use-settling.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import { ChangeList } from './change-list.tsx'
import type { useGoBack } from './use-go-back.tsx'
import { changesBack, type VersionView } from './version-view.ts'

type Props = { versions: readonly VersionView[]; back: ReturnType<typeof useGoBack> }

export function GoBackDialog({ versions, back: { asked, failure, isBusy, choose, send } }: Props) {
  const text = useWords(words)
  const { cancel } = useWords(common)
  const { close: closeIt } = useWords(ui)
  const close = () => choose(undefined)
  const isListed = versions.some(({ version }) => version === asked?.version)
  const changes = asked && isListed ? changesBack(versions, asked.version) : []
  const isOnly = asked?.way === 'only'
  const fields = changes.flatMap(({ field }) => (!isOnly || asked.ticked.includes(field) ? [field] : []))
  const restore = asked && fields.length > 0 ? () => send({ ...asked, fields }) : undefined
  // Neither the second of two quick presses counts, nor one meant for the list before somebody else's save.
  const isSettling = useSettling(asked && `${asked.version} ${versions[0]?.version}`)
  const footer = (
    <div className="go-back-buttons" data-settling={isSettling || undefined}>
      <Button variant="secondary" onClick={close}>
        {changes.length > 0 ? cancel : closeIt}
      </Button>
      {changes.length > 0 && (
        <Button busy={isBusy} aria-disabled={!restore || undefined} onClick={restore}>
          {isBusy ? text.restoring : restore ? text.restore({ count: fields.length }) : text.tickFirst}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title={text.goBackTo({ moment: asked?.moment ?? '' })}
      footer={footer}
    >
      {asked && (
        <div className="stack gap-4">
          <div className="unless-empty" role="alert">
            {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
          </div>
          {changes.length === 0 && <p>{isListed ? text.alreadyThere(asked) : text.movedDown}</p>}
          {changes.length > 0 && <p>{text.differ({ count: changes.length })}</p>}
          {changes.length > 1 && (
            <Segmented
              label={text.whichSettings}
              options={[
                { value: 'whole', label: text.whole },
                { value: 'only', label: text.only },
              ]}
              value={asked.way}
              onChange={(way) => choose({ ...asked, way })}
            />
          )}
          <ChangeList
            changes={changes}
            terms={{ old: text.nowValue, new: text.thenValue }}
            ticks={isOnly ? { ticked: asked.ticked, onTick: (ticked) => choose({ ...asked, ticked }) } : undefined}
          />
        </div>
      )}
    </Dialog>
  )
}
