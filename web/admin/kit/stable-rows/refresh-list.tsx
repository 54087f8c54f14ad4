// The refresh button of a list, and the mark on rows that left it.
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Gone } from './stable-rows.ts'

type RefreshListProps = { isOutdated: boolean; isIconOnly?: boolean; onRefresh: () => void }

/** Marked while the rows on the screen differ from the list. */
export function RefreshList({ isOutdated, isIconOnly = false, onRefresh }: RefreshListProps) {
  const text = useWords(common)
  return (
    <Button className="refresh-list" variant="quiet" data-outdated={isOutdated || undefined} onClick={onRefresh}>
      <Icon name="refresh" /> <span className={isIconOnly ? 'visually-hidden' : 'tool-word'}>{text.refreshList}</span>
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
  const { leftList, deleted } = useWords(common)
  const mark: Record<Gone, string> = { left: leftList, deleted }
  return <span className={gone ? 'gone-mark' : className}>{gone ? mark[gone] : children}</span>
}
