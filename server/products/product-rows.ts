// How a product is written in the database, and read back: by the columns in database/tables.ts.
import type { Product } from '#domain/product.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import { mapColumns } from '../database/columns.ts'
import { productColumns } from '../database/tables.ts'

/** What the shop itself says of a product; the rest is the draft that the admin writes. */
const { id: _id, code: _code, createdAt: _createdAt, updatedAt: _updatedAt, ...draftColumns } = productColumns

export const { toRow: toColumns } = mapColumns<ProductDraft, typeof draftColumns>(draftColumns)

export const { fromRow: toProduct } = mapColumns<Product, typeof productColumns>(productColumns)
