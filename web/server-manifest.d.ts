// Declares the module of React Router that has its list of the browser's files, and no screens.
declare module 'virtual:react-router/server-manifest' {
  import type { ServerBuild } from 'react-router'
  const manifest: ServerBuild['assets']
  export default manifest
}
