// Versions of the settings, to restore.
import { useRef, useState } from 'react'
import { Link, useFetcher, useRevalidator, useSearchParams } from 'react-router'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { seenFields } from '#web/admin/kit/forms/conflicts/seen-fields.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import type { SettingsResult } from '../intents.ts'
import { UndoNotice } from '../undo-notice.tsx'
import type { VersionView } from './version-view.ts'
import './versions.css'

export const VERSIONS_AT_ONCE = 20

type Props = { versions: readonly VersionView[]; hasOlder: boolean; notify: Notify }

export function VersionList({ versions, hasOlder, notify }: Props) {
  const [params] = useSearchParams()
  const { restore, restoring } = useRestore(notify)
  const newest = versions[0]?.version ?? 0
  const older = new URLSearchParams(params)
  older.set('count', String(versions.length + VERSIONS_AT_ONCE))
  return (
    <div className="stack gap-4">
      <p className="soft">
        Every save is a version, and none is ever lost. An earlier one is restored in one press, as a new version.
      </p>
      <ol className="card rounder divided">
        {versions.map((version, index) => (
          <li key={version.version} className="setting-version stack top">
            <VersionEntry version={version} />
            {index === 0 ? (
              <Chip tone="good">Holds now</Chip>
            ) : (
              <Button
                variant="secondary"
                size="small"
                busy={restoring === version.version}
                aria-label={`Restore version ${version.version}`}
                onClick={() => restore(version.version, newest)}
              >
                {restoring === version.version ? 'Restoring...' : 'Restore'}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p>
          <Link to={`?${older}`} preventScrollReset>
            Older versions
          </Link>
        </p>
      )}
    </div>
  )
}

function VersionEntry({ version: { version, at, who, changes } }: { version: VersionView }) {
  return (
    <div className="setting-version-words stack gap-1 breaks">
      <h2>
        Version {version} <small className="small soft">{at}</small>
      </h2>
      <p className="soft">{who}</p>
      {changes.length === 0 ? (
        <p>What the shop began with</p>
      ) : (
        <details>
          <summary>{changes.map(({ label }) => label).join(', ')}</summary>
          <dl className="setting-changes stack">
            {changes.map(({ field, label, old, new: next }) => (
              <div key={field}>
                <dt className="strong">{label}</dt>
                <dd className="stack gap-1">
                  <del>{old}</del>
                  <span className="visually-hidden"> is now </span>
                  <ins>{next}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function useRestore(notify: Notify) {
  const fetcher = useFetcher<SettingsResult>()
  const [asked, setAsked] = useState<number>()
  // One key until there is an answer, so that a second press saves no second version. A ref, because the undo in a
  // notice calls the `restore` of an earlier render, with its old state.
  const attempt = useRef({ version: 0, key: '' })
  const { revalidate } = useRevalidator()
  const restore = (version: number, seen: number) => {
    if (attempt.current.version !== version) attempt.current = { version, key: newIdempotencyKey() }
    setAsked(version)
    const { key } = attempt.current
    void fetcher.submit({ intent: 'restore', version, ...seenFields({ version: `${seen}` }), key }, { method: 'post' })
  }
  useFetcherResult(fetcher.data, (result) => {
    const { ok, message } = result
    if (ok || result.errors) attempt.current = { version: 0, key: '' }
    if (!ok) {
      void revalidate()
      return notify('bad', message)
    }
    const { undo, version = 0 } = result
    notify('good', undo === undefined ? message : <UndoNotice text={message} onUndo={() => restore(undo, version)} />)
  })
  return { restore, restoring: fetcher.state === 'submitting' ? asked : undefined }
}
