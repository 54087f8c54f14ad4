// Row types of packs and their goods.

/** `enabled` is 0 or 1; `tamil_name`, `about` and `tamil_about` may be ''. */
export type PackRow = {
  id: string
  name: string
  tamil_name: string
  about: string
  tamil_about: string
  position: number
  enabled: number
  removed_at: string | null
}

/** `line` is the place in the pack, from 0. */
export type PackGoodsRow = { pack_id: string; product_id: string; line: number; quantity: number }
