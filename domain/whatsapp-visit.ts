/** Whether a visit came from WhatsApp (§4). Apart from its links, which the first page does not need. */

const hosts = ['whatsapp.com', 'wa.me', 'whatsapp.net', 'wl.co', 'com.whatsapp', 'com.whatsapp.w4b']

/** Returns true for the query from=whatsapp, a referrer of WhatsApp's hosts, or WhatsApp's in-app browser (§4). */
export function cameFromWhatsApp(visit: { search: string; referrer: string; userAgent: string }): boolean {
  const host = /^[a-z-]+:\/\/([^/?#:]*)/i.exec(visit.referrer)?.[1]?.toLowerCase() ?? ''
  return (
    /[?&]from=whatsapp(?:&|#|$)/i.test(visit.search) ||
    hosts.some((known) => host === known || host.endsWith(`.${known}`)) ||
    /WhatsApp/i.test(visit.userAgent)
  )
}
