// Every URL of the shop, read from top to bottom like a menu.
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('storefront/shell/layout.tsx', [
    index('storefront/home/route.tsx'),
    route('ordernow', 'storefront/order-now/route.tsx'),
    route('contact', 'storefront/contact/route.tsx'),
    route('about', 'storefront/about/route.tsx'),
    route('pricelist', 'storefront/price-list/route.tsx'),
    route('privacy', 'storefront/policies/privacy.tsx'),
    route('terms', 'storefront/policies/terms.tsx'),
    route('delivery', 'storefront/policies/delivery.tsx'),
    route('*', 'storefront/not-found/route.tsx'),
  ]),

  route('vinayagaadmin', 'admin/sign-in/route.tsx'),
  ...prefix('admin', [
    route('sign-out', 'admin/sign-out.ts'),
    layout('admin/shell/layout.tsx', [
      index('admin/welcome/route.tsx'),
      route('upload', 'admin/upload/route.tsx'),
      route('products', 'admin/products/route.tsx'),
      route('categories', 'admin/categories/route.tsx'),
      route('products/changes', 'admin/products/changes/route.tsx'),
      route('import', 'admin/import/route.tsx'),
      route('import/download/:file', 'admin/import/download-route.ts'),
      route('orders', 'admin/orders/route.tsx'),
      route('orders/rows', 'admin/orders/list/rows-route.ts'),
      route('orders/:orderId/bill', 'admin/orders/bill/route.ts'),
      route('account', 'admin/account/route.ts'),
      route('first-steps', 'admin/first-steps/route.ts'),
      route('backups', 'admin/backups/route.ts'),
      route('customers', 'admin/customers/route.ts'),
      route('video', 'admin/videos/route.tsx'),
      route('settings', 'admin/settings/route.tsx'),
      route('*', 'admin/missing/route.tsx'),
    ]),
  ]),

  route('orders', 'endpoints/orders.ts'),
  route('products.json', 'endpoints/products-json.ts'),
  route('media/image/upload', 'endpoints/image-upload.ts'),
  route('media/video/upload', 'endpoints/video-upload.ts'),
  route('media/video/pieces/:id?', 'endpoints/video-chunks.ts'),
  route('media/*', 'endpoints/media.ts'),
  route('pricelist.xlsx', 'storefront/price-list/price-list-xlsx.ts'),
  route('pricelist.pdf', 'endpoints/price-list-pdf.ts'),
  route('sitemap.xml', 'endpoints/sitemap.ts'),
  route('robots.txt', 'endpoints/robots.ts'),
  route('manifest.webmanifest', 'endpoints/manifest.ts'),
  route('healthz', 'endpoints/health.ts'),
  route('readyz', 'endpoints/ready.ts'),
] satisfies RouteConfig
