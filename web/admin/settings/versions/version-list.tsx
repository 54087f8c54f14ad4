// Versions of the settings, to go back to.
import { Link, useSearchParams } from 'react-router'
import { labelOf } from '#domain/settings/field-labels.ts'
import { versions as words } from '#domain/words/en/office/shop/versions.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { ChangeList } from './change-list.tsx'
import { GoBackDialog } from './go-back-dialog.tsx'
import { type Asked, useGoBack } from './use-go-back.tsx'
import type { VersionView } from './version-view.ts'
import './versions.css'

export const VERSIONS_AT_ONCE = 20

type Props = { versions: readonly VersionView[]; hasOlder: boolean; notify: Notify }

export function VersionList({ versions, hasOlder, notify }: Props) {
  const text = useWords(words)
  const [params] = useSearchParams()
  const back = useGoBack(notify)
  const seen = versions[0]?.version ?? 0
  const older = new URLSearchParams(params)
  older.set('count', String(versions.length + VERSIONS_AT_ONCE))
  return (
    <div className="stack gap-4">
      <p className="soft">{text.purpose}</p>
      <ol className="card rounder divided">
        {versions.map((version, index) => (
          <li key={version.version} className="setting-version stack top">
            <VersionEntry version={version} />
            {index === 0 ? (
              <Chip tone="good">{text.current}</Chip>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={text.goBackVersion(version)}
                onClick={() => back.choose(goingBackTo(version, seen))}
              >
                {text.goBack(version)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p>
          <Link to={`?${older}`} preventScrollReset>
            {text.older}
          </Link>
        </p>
      )}
      <GoBackDialog versions={versions} back={back} />
    </div>
  )
}

/** Its own fields are ticked, if the owner wants only those. */
function goingBackTo({ version, moment, changes }: VersionView, seen: number): Asked {
  return { version, moment, seen, way: 'whole', ticked: changes.map(({ field }) => field) }
}

function VersionEntry({ version: { version, moment, who, changes } }: { version: VersionView }) {
  const text = useWords(words)
  return (
    <div className="setting-version-words stack gap-1 breaks">
      <h2>
        {text.version({ version })} <small className="small soft">{moment}</small>
      </h2>
      <p className="soft">{who}</p>
      {changes.length === 0 ? (
        <p>{text.atStart}</p>
      ) : (
        <details>
          <summary>{changes.map(({ field }) => labelOf(field)).join(', ')}</summary>
          <ChangeList changes={changes} terms={{ old: text.before, new: text.after }} />
        </details>
      )}
    </div>
  )
}
