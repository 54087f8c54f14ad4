// The kinds of the day's work in the order in which they are done, each with its words and its list.
import { href } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import type { WorkKind } from '#server/day-work.ts'
import { maySee } from '#web/http/permissions.ts'
import type { IconName } from '#web/ui/all-icons.tsx'

type Kind = {
  kind: WorkKind
  label: string
  /** Shown at 0; without it the kind is shown only when there is some. */
  none?: string
  path: string
  /** The filter of the list; '' for all of it. */
  search: string
  icon: IconName
}

const workKinds: readonly Kind[] = [
  {
    kind: 'call',
    label: 'To call',
    none: 'Nobody to call',
    path: href('/admin/orders'),
    search: '?sort=due',
    icon: 'phone',
  },
  {
    kind: 'short',
    label: 'Stock not deducted',
    path: href('/admin/orders'),
    search: '?stock=short',
    icon: 'warning',
  },
  { kind: 'pack', label: 'To pack', none: 'Nothing to pack', path: href('/admin/packing'), search: '', icon: 'case' },
  {
    kind: 'dispatch',
    label: 'To dispatch',
    none: 'Nothing to dispatch',
    path: href('/admin/dispatch'),
    search: '',
    icon: 'truck',
  },
  {
    kind: 'money',
    label: 'Money to check',
    none: 'No money to check',
    path: href('/admin/money'),
    search: '?view=unseen',
    icon: 'rupee',
  },
  {
    kind: 'low',
    label: 'Running out',
    none: 'Nothing running out',
    path: href('/admin/stock'),
    search: '?show=low',
    icon: 'layers',
  },
]

/** Returns the kinds whose list the role may open. */
export function workOf(role: Role): readonly Kind[] {
  return workKinds.filter(({ path }) => maySee(role, path))
}
