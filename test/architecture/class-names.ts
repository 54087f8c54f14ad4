// Finds class names that only a style sheet or only markup has.
import { parseSource } from './imports.ts'
import { isModule, isTest } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

export function classFaults(files: SourceFiles): string[] {
  const web = Object.entries(files).filter(([path]) => path.startsWith('web/') && !isTest(path))
  const sheets = web.filter(([path]) => path.endsWith('.css')).map(([path, text]) => ({ path, names: classesOf(text) }))
  const modules = web.filter(([path]) => isModule(path)).map(([path, text]) => ({ path, ...parseSource(path, text) }))
  const texts = modules.flatMap(({ code }) => strings(code))
  const inMarkup = new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []))
  // A module may look for an element by a class that has no style.
  const used = new Set([...sheets.flatMap(({ names }) => names), ...texts.flatMap(selectedClasses)])
  return [
    ...sheets.flatMap(({ path, names }) =>
      names.filter((name) => !inMarkup.has(name)).map((name) => `${path}: no markup has .${name}`),
    ),
    ...modules.flatMap(({ path, code }) =>
      [...code.matchAll(/className="([^"]*)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => name !== '' && !used.has(name))
        .map((name) => `${path}: no sheet has .${name}`),
    ),
  ]
}

function classesOf(sheet: string): string[] {
  const selectors = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)
  return [
    ...new Set([...selectors].flatMap(([, text = '']) => (text.trim().startsWith('@') ? [] : selectedClasses(text)))),
  ]
}

function selectedClasses(selector: string): string[] {
  return (selector.match(/\.[a-z][\w-]*/g) ?? []).map((name) => name.slice(1))
}

/** On one line each, as class names are. */
function strings(code: string): string[] {
  return [...code.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => text)
}
