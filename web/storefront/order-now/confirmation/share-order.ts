// Shares the order's text by the share sheet, or by WhatsApp.
import { platformOf, whatsappLink } from '#domain/whatsapp.ts'

type Share = { number: string; text: string }

export type Sharing = {
  navigator: Pick<Navigator, 'userAgent'> & { share?: (data: { text: string }) => Promise<void> }
  location: Pick<Location, 'assign'>
  open(url: string, target: string, features: string): unknown
}

export function shareLink({ number, text }: Share, { userAgent }: Pick<Navigator, 'userAgent'> = navigator): string {
  return whatsappLink(platformOf(userAgent), number, text)
}

/**
 * Runs unprompted after an order; browsers may refuse, so the screen has a button too. A refused share sheet, as long
 * after the press, falls back to the link; a closed one does not.
 */
export async function shareOrder(share: Share, { navigator, location, open }: Sharing = sharing()): Promise<void> {
  const link = shareLink(share, navigator)
  if (platformOf(navigator.userAgent) === 'web') {
    open(link, '_blank', 'noopener')
    return
  }
  const isRefused = navigator.share
    ? await navigator.share({ text: share.text }).then(
        () => false,
        (error: unknown) => !(error instanceof DOMException && error.name === 'AbortError'),
      )
    : true
  if (isRefused) location.assign(link)
}

function sharing(): Sharing {
  const { navigator, location } = window
  return { navigator, location, open: (...args) => window.open(...args) }
}
