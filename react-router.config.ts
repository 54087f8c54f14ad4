// Tells React Router that the screens live in web/ and are drawn on the server.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
} satisfies Config
