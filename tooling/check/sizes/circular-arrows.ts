import { dirname, join } from 'node:path'

/** How many folders import which others, and how many of these arrows lead back to where they came from. */
export function circularArrows(files: readonly { path: string; lines: readonly string[] }[]): [number, number] {
  const folders = new Set(files.map(({ path }) => dirname(path)))
  const arrows = new Map<string, Set<string>>()
  for (const { path, lines } of files)
    for (const [, from = ''] of lines.join('\n').matchAll(/from '(\.[^']*)'/g)) {
      const [here, there] = [dirname(path), dirname(join(dirname(path), from))]
      if (here !== there && folders.has(there)) arrows.set(here, (arrows.get(here) ?? new Set()).add(there))
    }
  const all = [...arrows].flatMap(([here, others]) => [...others].map((there) => [here, there] as const))
  return [all.length, all.filter(([here, there]) => reaches(arrows, there, here)).length]
}

function reaches(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set([start])
  for (const folder of seen) for (const next of arrows.get(folder) ?? []) seen.add(next)
  return seen.has(goal)
}
