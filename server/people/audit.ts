// The list of changes in the back office: written after each, read page by page, kept for two years.
import { sql } from 'kysely'
import { idsOf, shownPerson } from '#server/database/recorded-by.ts'
import { createHash } from 'node:crypto'
import { type About, aboutText, AUDIT_DAYS, type Named } from '#domain/people/audit.ts'
import type { Database } from '../database/open.ts'
import type { AuditEntryRow } from '../database/tables/people-tables.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'

const DAY_MS = 86_400_000
const PAGE = 50

/** Only these kinds; `before` is the end of the previous page. */
export type AuditFilter = {
  who?: string | undefined
  kinds?: readonly string[] | undefined
  before?: string | undefined
}
/** Newest first; `next` is the next page's start. */
export type AuditPage = { entries: AuditEntryRow[]; next?: string }
/** `sent` is a form's idempotency key and fields: a retry is the same entry. */
export type NewEntry = { who: string; kind: string; about: string; sent?: readonly string[] }

export type Audit = {
  /** Call before a deletion; '' if unreadable. */
  nameOf(about: About): Promise<string>
  /** Never rejects, since the change is done. */
  record(entry: NewEntry): Promise<void>
  page(filter: AuditFilter): Promise<AuditPage>
  people(): Promise<string[]>
  prune(): Promise<void>
}

type Needs = { database: Pick<Database, 'db'>; system: System; log: Pick<Log, 'error'> }

export function openAudit({ database: { db }, system, log }: Needs): Audit {
  async function stored({ what, id }: { what: Named; id: string }): Promise<string | undefined> {
    switch (what) {
      case 'category':
        return (await db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirst())?.name
      case 'pack':
        return (await db.selectFrom('packs').select('name').where('id', '=', id).executeTakeFirst())?.name
      case 'video':
        return (await db.selectFrom('videos').select('title').where('id', '=', id).executeTakeFirst())?.title
      case 'person':
        return (await db.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst())?.email
      case 'product': {
        const row = await db.selectFrom('products').select(['name', 'code']).where('id', '=', id).executeTakeFirst()
        return row && `${row.name} (${row.code})`
      }
    }
  }

  return {
    async nameOf(about) {
      if (!('what' in about)) return aboutText(about.text)
      try {
        const parts = [await stored(about), about.text]
        return aboutText(parts.filter((part) => part !== undefined && part !== '').join(', '))
      } catch (error) {
        log.error(error, { during: 'naming what is changed' })
        return ''
      }
    },

    async record({ who, kind, about, sent }) {
      const id = sent ? hashOf([who, kind, ...sent]) : system.randomToken(16)
      try {
        await db
          .insertInto('audit_entries')
          .values({ id, at: system.now().toISOString(), who, kind, about: aboutText(about) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      } catch (error) {
        log.error(error, { during: 'recording a change' })
      }
    },

    async page({ who, kinds, before }) {
      const [at = '', id = ''] = before?.split(' ') ?? []
      const rows = await db
        .selectFrom('audit_entries')
        .selectAll()
        .select(shownPerson('audit_entries.who').as('who'))
        .$if(who !== undefined, (query) => query.where(sql<boolean>`who in (${idsOf(who ?? '')})`))
        .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
        .$if(before !== undefined, (query) =>
          query.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])])),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute()
      const entries = rows.slice(0, PAGE)
      const last = entries.at(-1)
      return { entries, ...(rows.length > PAGE && last && { next: `${last.at} ${last.id}` }) }
    },

    async people() {
      const rows = await db
        .selectFrom('audit_entries')
        .select(shownPerson('audit_entries.who').as('who'))
        .distinct()
        .execute()
      return rows.map(({ who }) => who).toSorted()
    },

    async prune() {
      const oldest = new Date(system.now().getTime() - AUDIT_DAYS * DAY_MS).toISOString()
      await db.deleteFrom('audit_entries').where('at', '<', oldest).execute()
    },
  }
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}
