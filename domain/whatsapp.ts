/** WhatsApp links with a text, by platform (§7). */
import { truncate, wellFormed } from './plain-text.ts'

export type Platform = 'ios' | 'android' | 'web'

/** In grapheme clusters. Some phones cut or refuse longer links; this fits even an all-Tamil text. */
export const MESSAGE_MAX = 1500

export function platformOf(userAgent: string): Platform {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : 'web'
}

/** `number` includes the country code; with '' the sender chooses the chat. The text is ready to send. */
export function whatsappLink(platform: Platform, number: string, text: string): string {
  const phone = number.replace(/\D/g, '')
  const message = encoded(truncate(wellFormed(text), MESSAGE_MAX))
  const web = `https://wa.me/${phone}?text=${message}`
  const query = phone === '' ? `send?text=${message}` : `send?phone=${phone}&text=${message}`
  if (platform === 'ios') return `whatsapp://${query}`
  if (platform === 'web') return web
  return `intent://${query}#Intent;scheme=whatsapp;package=com.whatsapp;S.browser_fallback_url=${encoded(web)};end`
}

// encodeURIComponent keeps !'()*; a quote would end an attribute and a bracket a chat's link.
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
