/** The bytes of the owner's logo for a paper: a JPEG, whose transparent parts are white as the paper is. */
import { imageUrl } from '#domain/image-url.ts'

/** Resolves with undefined where there is none or it cannot be had: the paper shows the program's own then. */
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
