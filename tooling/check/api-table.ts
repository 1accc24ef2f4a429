import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { apiFeatures, apiServices, floorsOf, type Rooms, searchRooms } from './api-features.ts'
import { unpadded } from './unpadded.ts'

/**
 * Fails when the tables in the API's README are not those of `api-features.ts`, or when a folder is in neither;
 * `--write` writes them.
 */
const readme = 'apps/api/README.md'
const start = '<!-- The tables below are written by `node tooling/check/api-table.ts --write`. -->\n'

const problems = [...unlisted('features', apiFeatures), ...unlisted('services', apiServices)]
const text = readFileSync(readme, 'utf8')
const at = text.indexOf(start)
if (at < 0) throw new Error(`${readme}: the line before the tables is missing`)
const tables = [
  table('Service', 'services', apiServices),
  table('Room of the search', 'services/search', searchRooms),
  table('Feature', 'features', apiFeatures),
]
const fresh = `${text.slice(0, at)}${start}\n${tables.join('\n')}`

if (process.argv.includes('--write')) {
  writeFileSync(readme, fresh)
  execFileSync('biome', ['format', '--write', readme])
} else if (unpadded(text) !== unpadded(fresh))
  problems.push(`${readme}: its tables are old; node tooling/check/api-table.ts --write`)
for (const problem of problems) console.error(problem)
console.log(`${Object.keys(apiFeatures).length} features of the API, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)

/** From the bottom up: a feature of floor 3 imports at least one of floor 2. */
function table(title: string, folder: string, rooms: Rooms): string {
  const floors = floorsOf(rooms)
  const lines = Object.entries(rooms)
    .toSorted(([a], [b]) => (floors.get(a) ?? 0) - (floors.get(b) ?? 0) || a.localeCompare(b))
    .map(
      ([name, { is, imports }]) =>
        `| ${floors.get(name)} | [${name}](src/${folder}/${name}) | ${is} | ${imports.join(', ')} |`,
    )
  return [`| Floor | ${title} | What it is | Imports |`, '| --- | --- | --- | --- |', ...lines, ''].join('\n')
}

function unlisted(folder: string, rooms: Rooms): string[] {
  const folders = readdirSync(`apps/api/src/${folder}`)
  return [
    ...folders
      .filter((name) => !(name in rooms))
      .map((name) => `${folder}/${name} is not listed in tooling/check/api-features.ts`),
    ...Object.keys(rooms)
      .filter((name) => !folders.includes(name))
      .map((name) => `tooling/check/api-features.ts lists ${folder}/${name}, which does not exist`),
  ]
}
