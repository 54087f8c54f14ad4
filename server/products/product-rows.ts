// How a product is written in the database, and read back.
import type { Product } from '#domain/product.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import type { ProductRow } from '../database/tables.ts'

export function toColumns(draft: ProductDraft) {
  return {
    name: draft.name,
    image_url: draft.imageUrl,
    video_url: draft.videoUrl ?? null,
    unit: draft.unit,
    category: draft.category,
    mrp_paise: draft.mrpPaise,
    price_paise: draft.pricePaise,
    discount: draft.discount,
    stock: draft.stock,
  }
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    imageUrl: row.image_url,
    ...(row.video_url !== null && { videoUrl: row.video_url }),
    unit: row.unit,
    category: row.category,
    mrpPaise: row.mrp_paise,
    pricePaise: row.price_paise,
    discount: row.discount,
    stock: row.stock,
    createdAt: row.created_at,
    ...(row.updated_at !== null && { updatedAt: row.updated_at }),
  }
}
