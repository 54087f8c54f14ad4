// Reads what makes this shop this shop (name, address, UPI, minimum order …) from shop.json in the data folder.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#server/refusal.ts'
import { readShopSettings } from '#domain/settings/settings-json.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'

/** The file says something that cannot be right; one sentence a fault. */
export class SettingsFaults extends Refusal {
  override name = 'SettingsFaults'

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** What the file does not say, and everything when there is no file, is the demo shop's. Throws SettingsFaults. */
export async function readSettings(dataDir: string): Promise<ShopSettings> {
  const file = join(dataDir, 'shop.json')
  const read = readShopSettings(parse(await textOf(file), file))
  if ('faults' in read)
    throw new SettingsFaults(read.faults.map(({ path, sentence }) => `${file}: ${path}: ${sentence}`))
  return read.settings
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}'
    throw new SettingsFaults([`${file} cannot be read: ${(error as Error).message}`])
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SettingsFaults([`${file} is not JSON: ${(error as Error).message}`])
  }
}
