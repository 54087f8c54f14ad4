// Where announcements are shown and read aloud; it stands on the page, or in the panel that covers the page.
import { NOTICE_MS } from '#domain/timings.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { clearAnnouncement, useAnnouncement } from './announcements.ts'

export function Announcer() {
  const announcement = useAnnouncement()
  const refusal = announcement?.tone === 'bad' ? announcement : undefined
  return (
    <>
      <output className="visually-hidden">{refusal ? '' : announcement?.text}</output>
      <NoticeArea notice={refusal} ms={NOTICE_MS} onClear={clearAnnouncement} />
    </>
  )
}
