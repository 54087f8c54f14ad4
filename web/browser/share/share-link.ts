// Hands a link to the share sheet of the device, or to its clipboard where there is no share sheet.

/** 'refused': there is neither, as on a page without TLS, and the link has to be shown. */
export type ShareOutcome = 'shared' | 'copied' | 'refused'

/** The means of a browser; each is absent on a page without TLS. */
type Means = {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText(text: string): Promise<void> }
}

export async function shareLink(link: { title: string; url: string }, means: Means = navigator): Promise<ShareOutcome> {
  try {
    if (means.share) {
      await means.share(link)
      return 'shared'
    }
  } catch (error) {
    // The visitor has closed the share sheet again.
    if (error instanceof Error && error.name === 'AbortError') return 'shared'
  }
  const copied = means.clipboard?.writeText(link.url)
  return copied ? copied.then(() => 'copied' as const).catch(() => 'refused' as const) : 'refused'
}
