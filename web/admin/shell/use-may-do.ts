// Whether who is signed in may do something: a button that would be refused is not shown.
import { useRouteLoaderData } from 'react-router'
import { mayDo } from '#domain/people/permissions.ts'
import type { loader } from './layout.tsx'

/** The path as web/routes.ts names it, and the intent of the form. */
export function useMayDo(path: string, intent: string): boolean {
  const loaded = useRouteLoaderData<typeof loader>('admin/shell/layout')
  return loaded !== undefined && mayDo(loaded.role, path, intent)
}
