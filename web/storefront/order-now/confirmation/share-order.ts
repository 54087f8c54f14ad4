// Hands the order's text to the phone's share sheet, or to WhatsApp where there is none.
import { platformOf, whatsappLink } from '#domain/whatsapp.ts'

type Share = { number: string; text: string }

/** The parts of `window` that share. */
export type Sharing = {
  navigator: Pick<Navigator, 'userAgent'> & { share?: (data: { text: string }) => Promise<void> }
  location: Pick<Location, 'assign'>
  open(url: string, target: string, features: string): unknown
}

export function shareLink({ number, text }: Share, { userAgent }: Pick<Navigator, 'userAgent'> = navigator): string {
  return whatsappLink(platformOf(userAgent), number, text)
}

/**
 * Tries without being asked, after an order; a browser may forbid it, so the screen keeps a button as well. A share sheet that
 * the browser refuses, as it does long after the press, is followed by the link; one that the visitor closes is not.
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
