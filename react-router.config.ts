// Tells React Router that the screens live in web/ and are drawn on the server.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The form of a page that sends no referrer: web/http/foreign-request.ts has asked where it comes from.
  allowedActionOrigins: ['null'],
  // bin/build.ts compiles beside the build in use.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/current',
} satisfies Config
