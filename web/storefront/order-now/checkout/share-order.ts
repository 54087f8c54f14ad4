// Hands the order's text to the phone's share sheet, or to WhatsApp where there is none.
import { platformOf, whatsappLink } from '#domain/whatsapp.ts'

type Share = { number: string; text: string }

export function shareLink({ number, text }: Share): string {
  return whatsappLink(platformOf(navigator.userAgent), number, text)
}

/** Tries without being asked, after an order; a browser may forbid it, so the screen keeps a button as well. */
export async function shareOrder(share: Share): Promise<void> {
  const platform = platformOf(navigator.userAgent)
  if (platform === 'web') {
    window.open(shareLink(share), '_blank', 'noopener')
    return
  }
  if (!navigator.share) {
    window.location.assign(shareLink(share))
    return
  }
  await navigator.share({ text: share.text }).catch(() => {})
}
