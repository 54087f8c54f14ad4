/** Fetches the owner's logo as a JPEG, its transparent parts white. */
import { imageUrl } from '#domain/image-url.ts'

/** Returns undefined without a logo or when it cannot be fetched. */
export async function logoPicture(
  logo: string,
  get: (url: string) => Promise<Response>,
): Promise<Uint8Array | undefined> {
  if (logo === '') return undefined
  try {
    const answer = await get(imageUrl(logo, { width: 320 }))
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
