// Row types of daily report sums.

/** Of a day in India (YYYY-MM-DD), for confirmed orders (1) or others (0). */
export type ReportDayRow = {
  day: string
  confirmed: number
  orders: number
  total_paise: number
  packing_paise: number
  round_off_paise: number
  /** On whole orders. */
  discount_paise: number
  /** The unpaid amount of orders with recorded payments. */
  due_paise: number
}

/** `district` is as typed, '' after erasure. */
export type ReportPlaceRow = {
  day: string
  confirmed: number
  state: string
  district: string
  orders: number
  total_paise: number
}

/** `category` and `name` are as ordered. */
export type ReportGoodsRow = {
  day: string
  confirmed: number
  product_id: string
  category: string
  code: string
  name: string
  pieces: number
  goods_paise: number
  discount_paise: number
}
