// The type of an image, read from its bytes alone: names and declared types can be wrong.
export type ImageType = 'jpeg' | 'png'

const signatures: readonly [ImageType, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** So many bytes of a file are enough to know its type. */
export const SIGNATURE_BYTES = 8

/** Returns the type of a file that begins with these bytes; undefined when the shop does not accept it. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0]
}
