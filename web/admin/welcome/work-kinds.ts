// The kinds of the day's work in the order in which they are done, each with its list.
import { href } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import type { WorkKind } from '#server/day-work.ts'
import { maySee } from '#web/http/permissions.ts'
import type { IconName } from '#web/ui/all-icons.tsx'

type Kind = {
  kind: WorkKind
  /** The key of what is shown at 0; without it the kind is shown only when there is some. */
  none?: 'nobodyToCall' | 'nothingToPack' | 'nothingToDispatch' | 'noMoney' | 'nothingLow'
  path: string
  /** The filter of the list; '' for all of it. */
  search: string
  icon: IconName
}

const workKinds: readonly Kind[] = [
  {
    kind: 'call',
    none: 'nobodyToCall',
    path: href('/admin/orders'),
    search: '?sort=due',
    icon: 'phone',
  },
  {
    kind: 'answers',
    path: href('/admin/orders'),
    search: '?answers=new',
    icon: 'whatsapp',
  },
  {
    kind: 'short',
    path: href('/admin/orders'),
    search: '?stock=short',
    icon: 'warning',
  },
  { kind: 'pack', none: 'nothingToPack', path: href('/admin/packing'), search: '', icon: 'case' },
  {
    kind: 'dispatch',
    none: 'nothingToDispatch',
    path: href('/admin/dispatch'),
    search: '',
    icon: 'truck',
  },
  {
    kind: 'money',
    none: 'noMoney',
    path: href('/admin/money'),
    search: '?view=unseen',
    icon: 'rupee',
  },
  {
    kind: 'low',
    none: 'nothingLow',
    path: href('/admin/stock'),
    search: '?show=low',
    icon: 'layers',
  },
]

/** Returns the kinds whose list the role may open. */
export function workOf(role: Role): readonly Kind[] {
  return workKinds.filter(({ path }) => maySee(role, path))
}
