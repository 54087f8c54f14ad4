// CRC-32, the checksum of zip archives; also recognizes pictures that were uploaded before.

const POLYNOMIAL = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1
  return sum
})

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffff_ffff
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xffff_ffff) >>> 0
}
