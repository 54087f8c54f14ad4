// What the environment may tell the tests: the one place under test/ that reads it.

export const testSettings = {
  /** The PostgreSQL that `npm test` started for all files; absent, a file starts its own. */
  postgresUrl: process.env.TEST_DATABASE_URL,
  /** Whether journeys run on each database with each screen, as by `npm test -- --every-pair`. */
  everyPair: process.env.TEST_EVERY_PAIR !== undefined,
  /** The data folder that `npm test` has prepared for all files to copy; absent, each shop begins in an empty one. */
  preparedFolder: process.env.TEST_PREPARED_FOLDER,
  /** The path of a Chromium to test with; absent, the packaged one. */
  chromium: process.env.TEST_CHROMIUM,
  /** How long the random customers and admins of a test act; longer runs find more. */
  trafficMs: Number(process.env.TEST_TRAFFIC_MS ?? 2_500),
  /** The screen that graphical programs draw on, where there is one. */
  display: process.env.DISPLAY,
  /** What a child process needs to find its programs. */
  path: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
}

/** For the environment of a child process: where Node keeps what it has compiled, for all programs of a run. */
export const compileCache: Record<string, string> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {}
