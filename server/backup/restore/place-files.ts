// Moves a backup's files into the data folder without overwriting different ones.
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '#server/bucket/bucket.ts'
import { copyToBucket, MEDIA_KINDS } from '#server/bucket/media-files.ts'
import { BackupRefused } from '../backup-failure.ts'
import { SETTINGS } from '../manifest.ts'

/** Equal names mean equal bytes. With a bucket the folder then has copies. */
export async function moveMedia(unpacked: string, dataDir: string, bucket: Bucket | undefined): Promise<void> {
  for (const kind of MEDIA_KINDS) {
    const from = join(unpacked, 'media', kind)
    if (!existsSync(from)) continue
    const to = join(dataDir, 'media', kind)
    await mkdir(to, { recursive: true, mode: 0o700 })
    for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
    await using directory = await open(to, 'r')
    await directory.sync()
  }
  if (bucket) await copyToBucket({ media: join(dataDir, 'media'), bucket })
}

/** Without a shop to replace, an existing `shop.json` was written for the coming one. */
export async function assertNoOtherSettings(unpacked: string, dataDir: string): Promise<void> {
  const [restored, found] = [join(unpacked, SETTINGS), join(dataDir, SETTINGS)]
  if (!existsSync(restored) || !existsSync(found)) return
  if ((await readFile(restored, 'utf8')) !== (await readFile(found, 'utf8')))
    throw new BackupRefused(
      `${found} differs from the one in the backup. Move it to another folder first. Nothing was changed.`,
    )
}
