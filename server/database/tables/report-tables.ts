// The rows of the tables that hold each day's sums for the reports.

/** The sums of a day in India (YYYY-MM-DD), of its confirmed orders (1) or of the others (0). */
export type ReportDayRow = {
  day: string
  confirmed: number
  orders: number
  total_paise: number
  packing_paise: number
  round_off_paise: number
  /** What was taken off whole orders. */
  discount_paise: number
  /** What is not paid yet of orders whose payments are recorded. */
  due_paise: number
}

/** `district` is as it was typed, '' once its customer is erased. */
export type ReportPlaceRow = {
  day: string
  confirmed: number
  state: string
  district: string
  orders: number
  total_paise: number
}

/** `category` and `name` are as they were when the goods were ordered. */
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
