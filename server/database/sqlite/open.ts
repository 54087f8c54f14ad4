// Kysely over node:sqlite: one connection writes, one transaction at a time, and one reads beside it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { retryLockConflicts } from '../lock-conflict.ts'
import { type Permit, type Semaphore, semaphore } from '#server/semaphore.ts'

/** Nobody waits for a shop that opens. */
const OPENING_TIMEOUT_MS = 1_000
/** Blocks the thread: longer locks are retried instead. */
const BUSY_TIMEOUT_MS = 20
const STATEMENTS_KEPT = 300

/** A write outside the transaction, which would deadlock with it, throws. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work)
}
const inside = new AsyncLocalStorage<true>()

/** The permit's holder may write, on the driver's connection or another. */
export function sqliteDialect(file: string, writing: Semaphore = semaphore({ permits: 1 })): Dialect {
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new SqliteDriver(file, writing),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Kysely's own adapter is exclusive: a read inside another's transaction would deadlock. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  #writer!: Connection
  #reader!: Connection
  readonly #writing: Semaphore

  constructor(file: string, writing: Semaphore) {
    this.#file = file
    this.#writing = writing
  }

  async init() {
    using opening = new DisposableStack()
    this.#writer = opening.adopt(new Connection(this.#file), (writer) => writer.close())
    this.#reader = new Connection(this.#file)
    opening.move()
  }

  async acquireConnection() {
    return new Session(this.#reader, this.#writer, this.#writing.acquire)
  }

  async beginTransaction(session: Session) {
    await session.begin()
  }

  async commitTransaction(session: Session) {
    session.commit()
  }

  async rollbackTransaction(session: Session) {
    session.rollback()
  }

  async releaseConnection(session: Session) {
    session.rollback()
  }

  async destroy() {
    this.#reader?.close()
    this.#writer?.close()
  }
}

/**
 * Reads beside the writer, and waits for the permit to write. Keeps it while another program locks the file, so that
 * only one waiter retries.
 */
class Session implements DatabaseConnection {
  readonly #reader: Connection
  readonly #writer: Connection
  readonly #acquire: () => Promise<Permit>
  #permit: Permit | undefined

  constructor(reader: Connection, writer: Connection, acquire: () => Promise<Permit>) {
    this.#reader = reader
    this.#writer = writer
    this.#acquire = acquire
  }

  async begin() {
    this.#permit = await this.#acquire()
    try {
      await retryLockConflicts(async () => this.#writer.command('begin immediate'))
    } catch (error) {
      this.#release()
      throw error
    }
  }

  commit() {
    this.#writer.command('commit')
    this.#release()
  }

  /** Safe after SQLite's automatic rollback, as on a full disk. */
  rollback() {
    if (!this.#permit) return
    try {
      this.#writer.rollbackIfOpen()
    } finally {
      this.#release()
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#permit) return this.#writer.runInTransaction(query)
    if (query.query.kind === 'SelectQueryNode') return retryLockConflicts(async () => this.#reader.run(query))
    if (inside.getStore()) throw new Error(`A write inside a transaction must go through trx: ${query.sql}`)
    using _permit = await this.#acquire()
    return await retryLockConflicts(async () => this.#writer.run(query))
  }

  streamQuery(): never {
    throw new Error('Rows are read whole here')
  }

  #release() {
    this.#permit?.[Symbol.dispose]()
    this.#permit = undefined
  }
}

type Prepared = { statement: StatementSync; givesRows: boolean }

class Connection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
    try {
      this.command('pragma journal_mode = wal')
      this.command('pragma synchronous = full')
      // Keeps statement journals in memory: a file cost an order a fifth of its time.
      this.command('pragma temp_store = memory')
      this.command(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    } catch (error) {
      this.close()
      throw error
    }
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, givesRows } = this.#prepared(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (givesRows) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Throws after SQLite's automatic rollback, so that nothing is written outside the transaction. */
  runInTransaction<R>(query: CompiledQuery): QueryResult<R> {
    if (!this.#database.isTransaction) throw new Error('SQLite has ended the transaction')
    return this.run(query)
  }

  command(sql: string) {
    this.#database.exec(sql)
  }

  rollbackIfOpen() {
    if (this.#database.isTransaction) this.command('rollback')
  }

  close() {
    this.#database.close()
  }

  #prepared(sql: string): Prepared {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    const prepared = { statement, givesRows: statement.columns().length > 0 }
    // The unused last row id may exceed JavaScript's integers, which throws unless read as bigint.
    if (!prepared.givesRows) statement.setReadBigInts(true)
    this.#statements.set(sql, prepared)
    return prepared
  }
}
