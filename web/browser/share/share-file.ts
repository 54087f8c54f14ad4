// Detects whether a browser can save a file and share it.
import { platformOf } from '#domain/whatsapp.ts'

type Device = {
  userAgent: string
  canShare?: (data: { files: File[] }) => boolean
  share?: (data: { files: File[] }) => Promise<void>
}

/** True inside another app: many of them silently drop a file that a page made. */
export function isInAppBrowser({ userAgent }: Pick<Device, 'userAgent'> = navigator): boolean {
  if (
    /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Snapchat|Pinterest|LinkedInApp|MicroMessenger|Line\/|; wv\)/.test(userAgent)
  ) {
    return true
  }
  // Browsers on an iPhone name Safari; a web view inside an app does not.
  return platformOf(userAgent) === 'ios' && !userAgent.includes('Safari/')
}

/** True on a phone whose share sheet takes this type of file. */
export function canShareFile(type: string, device: Device = navigator): boolean {
  if (!device.share || !device.canShare || platformOf(device.userAgent) === 'web') return false
  return device.canShare({ files: [new File(['x'], `x.${type.split('/')[1]}`, { type })] })
}

/** 'late': the browser requires a new press, for example after a slow file. */
export async function shareFile(file: File, device: Device = navigator): Promise<'shared' | 'closed' | 'late'> {
  try {
    await device.share?.({ files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'closed' : 'late'
  }
}
