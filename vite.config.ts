// Builds the browser's files and the one server bundle, whose entry is web/handler.ts.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './web/handler.ts' } } },
  },
})
