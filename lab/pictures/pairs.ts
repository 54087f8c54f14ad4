// Pairs of pictures by their file names, and the page that shows them.

/** Pictures of both folders and of one only, each by name in alphabetical order. */
export function pairsOf(before: readonly string[], after: readonly string[]) {
  return {
    both: after.filter((name) => before.includes(name)).toSorted(),
    onlyBefore: before.filter((name) => !after.includes(name)).toSorted(),
    onlyAfter: after.filter((name) => !before.includes(name)).toSorted(),
  }
}

/** An HTML document with a heading and two pictures for each name; `before` and `after` are the URLs of their folders. */
export function asHtml(names: readonly string[], before: string, after: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 1rem system-ui; margin: 1rem }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
  img { max-width: 100%; border: 1px solid #999 }
</style>
${names.map((name) => pairOf(name, before, after)).join('\n')}
`
}

function pairOf(name: string, before: string, after: string): string {
  const pictures = [before, after].map((folder) => pictureAt(`${folder}/${name}`))
  return `<h2>${name}</h2><div>${pictures.join('')}</div>`
}

function pictureAt(url: string): string {
  return `<a href="${url}"><img loading="lazy" alt="" src="${url}"></a>`
}
