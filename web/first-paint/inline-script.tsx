// A script in the page itself, which runs before the page is painted.
import { createContext, useContext } from 'react'

/** What each script of the program carries while the page is drawn on the server. Nobody can know it who wrote a text of the page. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** The server alone has its `text`: a browser never runs a script that React draws there, and need not load what it says. */
export function InlineScript({ text }: { text: string | false }) {
  const nonce = useContext(ScriptNonce)
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text || '' }} suppressHydrationWarning />
}
