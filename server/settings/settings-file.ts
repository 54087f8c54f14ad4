// A shop's initial settings: shop.json in the data folder, read once before anything is stored.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#server/refusal.ts'
import { readShopSettings } from '#domain/settings/settings-json.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Database } from '../database/open.ts'
import { FROM_FILE, FROM_START, newestVersion } from './versions.ts'

/** One sentence per fault. */
export class SettingsFaults extends Refusal {
  override name = 'SettingsFaults'

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** Missing settings, or a missing file, default to the demo shop's. Throws SettingsFaults. */
export async function settingsToStart(dataDir: string): Promise<{ settings: ShopSettings; who: string }> {
  const file = join(dataDir, 'shop.json')
  const text = await textOf(file)
  const read = readShopSettings(text === undefined ? {} : parse(text, file))
  if ('faults' in read)
    throw new SettingsFaults(read.faults.map(({ path, sentence }) => `${file}: ${path}: ${sentence}`))
  return { settings: read.settings, who: text === undefined ? FROM_START : FROM_FILE }
}

/** Returns the settings for a command; the file's if none are stored. Throws SettingsFaults. */
export async function storedSettings({ db }: Pick<Database, 'db'>, dataDir: string): Promise<ShopSettings> {
  return (await newestVersion(db))?.settings ?? (await settingsToStart(dataDir)).settings
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new SettingsFaults([`${file} cannot be read: ${(error as Error).message}`])
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new SettingsFaults([`${file} is not JSON: ${(error as Error).message}`])
  }
}
