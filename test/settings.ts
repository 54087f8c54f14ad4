// The environment of the tests: the only reader under test/.
import { isLanguage } from '#domain/language.ts'

export const testSettings = {
  /** In which the journeys read the pages, as with `npm test -- --language ta`. */
  language: isLanguage(process.env.TEST_LANGUAGE) ? process.env.TEST_LANGUAGE : 'en',
  /** The PostgreSQL started by `npm test`; absent, a file starts its own. */
  postgresUrl: process.env.TEST_DATABASE_URL,
  /** All databases × screens, as with `npm test -- --every-pair`. */
  everyPair: process.env.TEST_EVERY_PAIR !== undefined,
  /** The data folder prepared by `npm test`; absent, each shop begins in an empty one. */
  preparedFolder: process.env.TEST_PREPARED_FOLDER,
  /** Another Chromium than the packaged one. */
  chromium: process.env.TEST_CHROMIUM,
  /** For a program of this machine, which may need any of it. */
  environment: process.env,
  /** Journeys leave no trace: in the first pass of a whole run, where it would cost a seventh of each page's time. */
  withoutTraces: process.env.TEST_WITHOUT_TRACES !== undefined,
  /** How long a test's random customers and admins act; longer runs find more. */
  trafficMs: Number(process.env.TEST_TRAFFIC_MS ?? 2_500),
  display: process.env.DISPLAY,
  path: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
}

/** For child processes: Node's compile cache, shared by all programs of a run. */
export const compileCache: Record<string, string> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {}
