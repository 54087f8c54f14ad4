// Where announcements are shown and read aloud; it stands on the page, or in the panel that covers the page.
import { useDeferredValue, useMemo } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { clearRefusal, useAnnouncements } from './announcements.ts'

export function Announcer() {
  const { said, refused } = useAnnouncements()
  // The same object as long as it is the same refusal: a new one would start its time anew.
  const notice = useMemo(
    () => refused && ({ tone: refused.isNews ? 'plain' : 'bad', text: refused.text } as const),
    [refused],
  )
  return (
    <>
      <output className="visually-hidden">{useDeferredValue(said)}</output>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clearRefusal} />
    </>
  )
}
