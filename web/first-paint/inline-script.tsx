// A script in the page itself, which runs before the page is painted.

/** The server alone has its `text`: a browser never runs a script that React draws there, and need not load what it says. */
export function InlineScript({ text }: { text: string | false }) {
  return <script dangerouslySetInnerHTML={{ __html: text || '' }} suppressHydrationWarning />
}
