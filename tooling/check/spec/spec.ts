import { globSync, readFileSync } from 'node:fs'

/** One row of `docs/spec`: where it is seen (`all` is written out as the three apps) and what it demands. */
export type Demand = { id: string; apps: string[]; text: string }

const threeApps = ['candidate', 'employer', 'staff']
const cited = /\b(?:[SCE]-\d{3}|D[1-9]\d?)\b/g

/** The demands of `docs/spec`, by id. An id that two rows share is an error. */
export function demandsIn(folder = 'docs/spec'): Map<string, Demand> {
  const rows = globSync(`${folder}/*.md`).flatMap((file) => demandRows(readFileSync(file, 'utf8')))
  const demands = new Map(rows.map((row) => [row.id, row]))
  if (demands.size < rows.length) throw new Error(`${folder}: two rows share an id`)
  return demands
}

/** The rows of one document's tables. */
export function demandRows(text: string): Demand[] {
  return [...text.matchAll(/^\| ([SCE]-\d+) \| ([^|]+) \| (.+) \|$/gm)].map(([, id = '', apps = '', demand = '']) => ({
    id,
    apps: [...new Set(apps.split(',').flatMap((app) => (app.trim() === 'all' ? threeApps : [app.trim()])))],
    text: demand,
  }))
}

/** The numbers of the readings (`D1`, `D2`, …): each is a heading of its own, and so an anchor. */
export function readingsIn(folder = 'docs/spec'): Set<string> {
  return new Set([...readFileSync(`${folder}/readings.md`, 'utf8').matchAll(/^### (D\d+)$/gm)].map(([, id = '']) => id))
}

/** Every citation in a text that leads nowhere, with its line. */
export function brokenCitations(file: string, text: string, known: { has(id: string): boolean }): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(cited)]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${file}:${index + 1}: ${id}, which docs/spec does not have`),
    )
}

const idList = /\[([SCE]-\d{3}(?:–\d{3})?(?: [SCE]-\d{3}(?:–\d{3})?)*)\]/g

/** The ids that the titles of tests in a text name: `[S-030 E-206–209]` at a title's end are five. */
export function provedIn(text: string): string[] {
  return [...text.matchAll(idList)].flatMap(([, list = '']) => list.split(' ').flatMap(rangeOf))
}

function rangeOf(part: string): string[] {
  const [first = '', last] = part.split('–')
  const from = Number(first.slice(2))
  const count = last ? Number(last) - from + 1 : 1
  return Array.from({ length: count }, (_, at) => `${first.slice(0, 2)}${String(from + at).padStart(3, '0')}`)
}

/** Demands that no test names, and names of demands that don't exist. */
export function coverageGaps(
  proved: ReadonlySet<string>,
  demands: { has(id: string): boolean; keys(): Iterable<string> },
): string[] {
  return [
    ...[...demands.keys()].filter((id) => !proved.has(id)).map((id) => `${id}: no test names it`),
    ...[...proved]
      .filter((id) => !demands.has(id))
      .map((id) => `${id}: a test names it, and docs/spec does not have it`),
  ]
}
