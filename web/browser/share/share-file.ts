// Which ways a browser has to hand over a file: to save it, where that can be relied on, and the share sheet of a phone.
import { platformOf } from '#domain/whatsapp.ts'

/** The parts of `navigator` that say it. */
type Device = {
  userAgent: string
  canShare?: (data: { files: File[] }) => boolean
  share?: (data: { files: File[] }) => Promise<void>
}

/** A browser inside another app: many of them drop a file that a page made, without a word. */
export function isInAppBrowser({ userAgent }: Pick<Device, 'userAgent'> = navigator): boolean {
  if (
    /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Snapchat|Pinterest|LinkedInApp|MicroMessenger|Line\/|; wv\)/.test(userAgent)
  ) {
    return true
  }
  // Safari and the browsers beside it on an iPhone name themselves so, a view inside of an app does not.
  return platformOf(userAgent) === 'ios' && !userAgent.includes('Safari/')
}

/** Returns true on a phone whose share sheet takes files of this type. */
export function canShareFile(type: string, device: Device = navigator): boolean {
  if (!device.share || !device.canShare || platformOf(device.userAgent) === 'web') return false
  return device.canShare({ files: [new File(['x'], `x.${type.split('/')[1]}`, { type })] })
}

/** 'late': the browser wants a new press, as it does when the file took long to make. */
export async function shareFile(file: File, device: Device = navigator): Promise<'shared' | 'closed' | 'late'> {
  try {
    await device.share?.({ files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'closed' : 'late'
  }
}
