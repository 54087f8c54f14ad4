// Tells React Router that the screens live in web/ and are drawn on the server.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // bin/build.ts compiles beside the build in use.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/current',
} satisfies Config
