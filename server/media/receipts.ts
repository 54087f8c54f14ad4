// Photos of lorry receipts: only local, in their original size, never public.
import { readFile } from 'node:fs/promises'
import { isReceiptName, receiptAddress, receiptName } from '#domain/dispatch/receipt-address.ts'
import { notFound } from '../files/send-file.ts'
import type { MediaStore } from './store/media-store.ts'
import type { StoredImages } from './images/stored-images.ts'
import { typeOfImage } from './images/serve-image.ts'
import { isRefusal, type MayKeep, type UploadRefusal } from './uploads/upload-refusal.ts'

export type Receipts = {
  /** `secureUrl` requires a sign-in. */
  receive(request: Request, mayKeep?: MayKeep): Promise<{ secureUrl: string } | UploadRefusal>
  /** Returns true if a dispatch may use it: the photo stays for a day. */
  holds(url: string): Promise<boolean>
  /** The caller checks permission; 404 for unknown names. */
  serve(name: string, request: Request): Promise<Response>
  /** Returns false if there is none; prevents sweeping for a day. */
  copyPublic(name: string): Promise<boolean>
}

type Store = (bytes: Uint8Array) => Promise<{ secureUrl: string } | UploadRefusal>
type Parts = {
  files: MediaStore
  receipts: StoredImages
  images: StoredImages
  receive(request: Request, store: Store, mayKeep?: MayKeep): ReturnType<Store>
}

export function openReceipts({ files, receipts, images, receive }: Parts): Receipts {
  async function store(bytes: Uint8Array) {
    const stored = await receipts.store(bytes)
    return isRefusal(stored) ? stored : { secureUrl: receiptAddress(stored.name) }
  }

  return {
    receive: (request, mayKeep) => receive(request, store, mayKeep),
    async holds(url) {
      const name = receiptName(url)
      return name !== undefined && (await files.touch(receipts.key(name)))
    },
    async serve(name, request) {
      if (!isReceiptName(name)) return notFound()
      const as = { type: typeOfImage(name), etag: `"${name}"`, cacheControl: 'private, no-store' }
      return files.serve(receipts.key(name), as, request)
    },
    async copyPublic(name) {
      const path = await files.find(images.key(name))
      if (path !== undefined) await files.put(receipts.key(name), await readFile(path))
      // An earlier call may have copied it.
      return path !== undefined || (await files.touch(receipts.key(name)))
    },
  }
}
