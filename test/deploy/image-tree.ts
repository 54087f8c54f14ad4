// Lays out the image of deploy/Dockerfile in a folder.
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DockerfileParser, type Instruction, ModifiableInstruction } from 'dockerfile-ast'
import { isCopied } from '../processes/copied-project.ts'

export const ROOT = join(import.meta.dirname, '../..')

export type Stage = { base: string; instructions: { keyword: string; args: string[]; text: string }[] }

export function dockerStages(): Stage[] {
  const stages: Stage[] = []
  for (const one of DockerfileParser.parse(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')).getInstructions()) {
    if (one.getKeyword() === 'FROM') stages.push({ base: wordsOf(one)[0] ?? '', instructions: [] })
    else
      stages.at(-1)?.instructions.push({
        keyword: one.getKeyword(),
        args: wordsOf(one),
        text: `${flagsOf(one)}${one.getArgumentsContent() ?? ''}`,
      })
  }
  return stages
}

/** '--from=build ' */
function flagsOf(instruction: Instruction): string {
  return instruction instanceof ModifiableInstruction
    ? instruction
        .getFlags()
        .map((flag) => `${flag} `)
        .join('')
    : ''
}

function wordsOf(instruction: Instruction): string[] {
  return instruction.getArguments().map((argument) => argument.getValue())
}

/** The COPY lines from the project (without a stage), or from the first stage. */
export function copied(stage: Stage, from: 'project' | 'stage'): { sources: string[]; target: string }[] {
  return stage.instructions
    .filter(({ keyword, text }) => keyword === 'COPY' && text.startsWith('--from=') === (from === 'stage'))
    .map(({ args }) => args.filter((word) => !word.startsWith('--')))
    .map((words) => ({ sources: words.slice(0, -1), target: words.at(-1) ?? '' }))
}

export function layOutImage(folder: string): void {
  for (const { sources, target } of copied(dockerStages().at(-1)!, 'stage')) {
    for (const source of sources.map((path) => path.replace('/shop/', ''))) {
      if (source === 'node_modules') layOutPackages(folder)
      else cpSync(join(ROOT, source), join(folder, target, target === './' ? source : ''), copying)
    }
  }
}

const copying = {
  recursive: true,
  verbatimSymlinks: true,
  // As in .dockerignore; the image's build does not run the shop.
  filter: (path: string) => !/\.test\.tsx?$/.test(path) && isCopied(path),
}

/** As after `npm prune --omit=dev`. The files are links: do not write to them. */
function layOutPackages(folder: string): void {
  const removed = removedPaths()
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || removed.some((start) => path.startsWith(start)) || !existsSync(join(ROOT, path))) continue
    linkTree(join(ROOT, path), join(folder, path))
  }
}

/** Paths that the first stage removes afterwards. */
function removedPaths(): string[] {
  const commands = dockerStages()[0]?.instructions.filter(({ keyword }) => keyword === 'RUN') ?? []
  return commands.flatMap(({ text }) => (text.startsWith('rm -rf ') ? text.split(' ').slice(2) : []))
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Nested packages have their own lines.
    if (entry.name === 'node_modules') continue
    if (entry.isDirectory()) linkTree(join(from, entry.name), join(to, entry.name))
    else if (!existsSync(join(to, entry.name))) linkFile(join(from, entry.name), join(to, entry.name))
  }
}

function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

export function listing(folder: string): { path: string; size: number; at: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, size: statSync(path).size, at: statSync(path).mtimeMs }))
}
