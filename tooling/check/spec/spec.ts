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

/** Rows without a line in the coverage table, and lines without a row. */
export function coverageGaps(
  coverage: string,
  demands: { has(id: string): boolean; keys(): Iterable<string> },
): string[] {
  const covered = new Set([...coverage.matchAll(/^\| ([SCE]-\d+) \|/gm)].map(([, id = '']) => id))
  return [
    ...[...demands.keys()].filter((id) => !covered.has(id)).map((id) => `docs/spec-coverage.md: ${id} is missing`),
    ...[...covered].filter((id) => !demands.has(id)).map((id) => `docs/spec-coverage.md: docs/spec has no ${id}`),
  ]
}
