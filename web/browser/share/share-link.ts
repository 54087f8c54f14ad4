// Shares a link by the share sheet, or copies it.

/** 'refused': neither works, as on a page without TLS, so the link must be shown. */
export type ShareOutcome = 'shared' | 'copied' | 'refused'

/** Both are absent on a page without TLS. */
type Deps = {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText(text: string): Promise<void> }
}

export async function shareLink(link: { title: string; url: string }, deps: Deps = navigator): Promise<ShareOutcome> {
  try {
    if (deps.share) {
      await deps.share(link)
      return 'shared'
    }
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return 'shared'
  }
  const copied = deps.clipboard?.writeText(link.url)
  return copied ? copied.then(() => 'copied' as const).catch(() => 'refused' as const) : 'refused'
}
