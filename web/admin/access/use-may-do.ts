// Whether who is signed in may do something: a button that would be refused is not shown.
import { useRouteLoaderData } from 'react-router'
import { mayDo } from '#domain/people/permissions.ts'
import type { SignedIn } from './guard.ts'

/** The path as web/routes.ts names it, and the intent of the form. */
export function useMayDo(path: string, intent: string): boolean {
  const loaded = useRouteLoaderData<SignedIn>('admin/shell/layout')
  return loaded !== undefined && mayDo(loaded.role, path, intent)
}
