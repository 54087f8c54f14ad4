// A script that runs before the page is painted.
import { createContext, useContext } from 'react'

/** Marks the app's own inline scripts during server rendering; no author of a text can guess it. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** Only the server has `text`: browsers never run a script that React inserts, and need not download it. */
export function InlineScript({ text }: { text: string | false }) {
  const nonce = useContext(ScriptNonce)
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text || '' }} suppressHydrationWarning />
}
