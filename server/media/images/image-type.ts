// Detects an image's type by its bytes; names and declared types can be wrong.
export type ImageType = 'jpeg' | 'png'

const signatures: readonly [ImageType, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

export const SIGNATURE_BYTES = 8

/** Returns undefined for other types. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0]
}
