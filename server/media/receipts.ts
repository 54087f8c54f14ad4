// The photos of lorry receipts: a store of their own, on the shop's own disk alone, in their one size, and never public.
import { readFile } from 'node:fs/promises'
import { isReceiptName, receiptAddress, receiptName } from '#domain/dispatch/receipt-address.ts'
import { notFound, sendFile } from '../files/send-file.ts'
import { hasCode } from '../files/stored-files.ts'
import type { StoredImages } from './images/stored-images.ts'
import { typeOfImage } from './images/serve-image.ts'
import { isRefusal, type MayKeep, type UploadRefusal } from './uploads/upload-refusal.ts'

export type Receipts = {
  /** Receives an upload; `secureUrl` is the address behind the sign-in. */
  receive(request: Request, mayKeep?: MayKeep): Promise<{ secureUrl: string } | UploadRefusal>
  /** Returns whether a dispatch may be recorded with this address: the photo is here, and stays for a day at least. */
  holds(url: string): Promise<boolean>
  /** Answers GET and HEAD for who may see it; 404 for what is no name of a photo that is here. */
  serve(name: string, request: Request): Promise<Response>
  /** Copies a public image of that name into this store, where it stays for a day at least. False when there is none. */
  copyPublic(name: string): Promise<boolean>
}

type Store = (bytes: Uint8Array) => Promise<{ secureUrl: string } | UploadRefusal>
/** `receive` stores what a request carries; `images` are the public ones. */
type Parts = {
  receipts: StoredImages
  images: StoredImages
  receive(request: Request, store: Store, mayKeep?: MayKeep): ReturnType<Store>
}

export function openReceipts({ receipts, images, receive }: Parts): Receipts {
  async function store(bytes: Uint8Array) {
    const stored = await receipts.store(bytes)
    return isRefusal(stored) ? stored : { secureUrl: receiptAddress(stored.name) }
  }

  return {
    receive: (request, mayKeep) => receive(request, store, mayKeep),
    async holds(url) {
      const name = receiptName(url)
      return name !== undefined && (await receipts.touch(name))
    },
    async serve(name, request) {
      if (!isReceiptName(name)) return notFound()
      const file = { path: receipts.path(name), type: typeOfImage(name), etag: `"${name}"` }
      return sendFile({ ...file, cacheControl: 'private, no-store' }, request)
    },
    async copyPublic(name) {
      const bytes = await bytesOf(images.path(name))
      if (bytes) await receipts.keep(name, bytes)
      // Without the public file it may have been copied before.
      return bytes !== undefined || (await receipts.touch(name))
    },
  }
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
