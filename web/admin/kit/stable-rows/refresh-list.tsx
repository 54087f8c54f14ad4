// The refresh button of a list, and the mark on rows that left it.
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import type { Gone } from './stable-rows.ts'

const words: Record<Gone, string> = { left: 'No longer in this list', deleted: 'Deleted' }

type RefreshListProps = { isOutdated: boolean; isIconOnly?: boolean; onRefresh: () => void }

/** Marked while the rows on the screen differ from the list. */
export function RefreshList({ isOutdated, isIconOnly = false, onRefresh }: RefreshListProps) {
  return (
    <Button className="refresh-list" variant="quiet" data-outdated={isOutdated || undefined} onClick={onRefresh}>
      <Icon name="refresh" /> <span className={isIconOnly ? 'visually-hidden' : 'tool-word'}>Refresh list</span>
    </Button>
  )
}

/** Why a row left the list replaces its name: an extra mark could move what lies under a finger. */
export function NameOrGone({
  className,
  children,
  gone,
}: {
  className: string
  children: string
  gone: Gone | undefined
}) {
  return <span className={gone ? 'gone-mark' : className}>{gone ? words[gone] : children}</span>
}
