/** Detects visits from WhatsApp (§4). A separate file, since the first page needs no links. */

const hosts = ['whatsapp.com', 'wa.me', 'whatsapp.net', 'wl.co', 'com.whatsapp', 'com.whatsapp.w4b']

/** Checks the query from=whatsapp, WhatsApp referrers, and its in-app browser. */
export function cameFromWhatsApp(visit: { search: string; referrer: string; userAgent: string }): boolean {
  const host = /^[a-z-]+:\/\/([^/?#:]*)/i.exec(visit.referrer)?.[1]?.toLowerCase() ?? ''
  return (
    /[?&]from=whatsapp(?:&|#|$)/i.test(visit.search) ||
    hosts.some((known) => host === known || host.endsWith(`.${known}`)) ||
    /WhatsApp/i.test(visit.userAgent)
  )
}
