// Lists counter customers by mobile number, a page at a time.
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { CUSTOMERS_A_PAGE, type CustomerSort } from '#domain/customers/customer-list.ts'
import { orderDate } from '#domain/dates/indian-date.ts'
import { searchedWords } from '#domain/order/order-search.ts'
import type { Database } from '../database/open.ts'
import { contains } from '../order-table/order-matches.ts'
import type { ListCustomers, ListedCustomer } from './customer-list.ts'

const newestSale = sql<string>`max(sold_at || ' ' || sale_id)`
const sum = sql<number>`sum(total_paise) - coalesce(sum(refunds.paise), 0)`
const sortedBy: Record<CustomerSort, RawBuilder<number>> = { newest: sql`0`, orders: sql`count(*)`, sum }

export function openCounterCustomers({ db }: Pick<Database, 'db'>): ListCustomers {
  const sales = () => db.selectFrom('counter_sales').where('mobile', '<>', '')
  const withRefunds = () =>
    sales().leftJoin(
      db
        .selectFrom('counter_returns')
        .select((eb) => ['sale_id as refunded_id', eb.fn.sum<number>('refund_paise').as('paise')])
        .groupBy('sale_id')
        .as('refunds'),
      'refunds.refunded_id',
      'counter_sales.sale_id',
    )

  return async function list({ search, sort }, cursor, limit = CUSTOMERS_A_PAGE) {
    const value = sortedBy[sort]
    let query = (sort === 'sum' ? withRefunds() : sales())
      .select(['mobile', value.as('value'), newestSale.as('newest')])
      .groupBy('mobile')
    for (const { text, phone } of searchedWords(search)) {
      const found = sales()
        .select('mobile')
        .where((eb) =>
          eb.or([contains(sql`lower(customer_name)`, text), ...(phone === '' ? [] : [contains(sql`mobile`, phone)])]),
        )
      query = query.where('mobile', 'in', found)
    }
    if (cursor) {
      const after = `${cursor.at} ${cursor.id}`
      query = query.having(sql<SqlBool>`(${value}, ${newestSale}) < (${sql.lit(cursor.value)}, ${after})`)
    }
    const rows = await query
      .orderBy('value', 'desc')
      .orderBy('newest', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const [at = '', id = ''] = last?.newest.split(' ') ?? []
    return {
      customers: await read(page.map(({ mobile }) => mobile)),
      ...(last && rows.length > limit && { next: { value: Number(last.value), at, id } }),
    }
  }

  async function read(mobiles: readonly string[]): Promise<ListedCustomer[]> {
    if (mobiles.length === 0) return []
    const rows = await withRefunds()
      .select((eb) => ['mobile', eb.fn.countAll<number>().as('count'), sum.as('sum'), newestSale.as('newest')])
      // The latest non-empty name.
      .select(
        sql<string | null>`max(case when customer_name <> '' then sold_at || ' ' || customer_name end)`.as('named'),
      )
      .where('mobile', 'in', mobiles)
      .groupBy('mobile')
      .execute()
    const byMobile = new Map(rows.map((row) => [row.mobile, row]))
    return mobiles.flatMap((mobile) => {
      const row = byMobile.get(mobile)
      // Erased between two reads.
      if (!row) return []
      const [soldAt = '', id = ''] = row.newest.split(' ')
      const name = row.named?.slice(row.named.indexOf(' ') + 1) ?? ''
      const figures = { orders: Number(row.count), sumPaise: Number(row.sum) }
      return { mobile, id, name, district: '', state: '', lastDate: orderDate(new Date(soldAt)), ...figures }
    })
  }
}
