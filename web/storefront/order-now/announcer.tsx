// Shows and announces messages, on the page or in the panel above it.
import { useDeferredValue } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { clearNotice, useAnnouncements } from './announcements.ts'

export function Announcer() {
  const { announced, notice } = useAnnouncements()
  return (
    <>
      <output className="visually-hidden">{useDeferredValue(announced)}</output>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clearNotice} />
    </>
  )
}
