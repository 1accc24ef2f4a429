import { type Line, linesOf } from './lines.ts'
import {
  citiesOfState,
  degreesOfLevel,
  domainEntry,
  generalSkillsEntry,
  jobRoleEntry,
  professionalSkillsEntry,
} from './shapes.ts'

const valueIn = <Value>({ value }: Line<Value>) => value
const domains = linesOf('catalogue/domains', domainEntry).map(valueIn)
const levels = linesOf('catalogue/degrees', degreesOfLevel).map(valueIn)
const locations = linesOf('catalogue/locations', citiesOfState).map(valueIn)

/** Numbers the entries of each group from `group * size + 1` on, so that a group can grow without moving another's ids. */
function numbered<T>(entries: readonly T[], groupOf: (entry: T) => number, size: number) {
  const counts = new Map<number, number>()
  return entries.map((entry) => {
    const group = groupOf(entry)
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return { ...entry, id: group * size + count }
  })
}

/** The id of a domain: its place in the list. */
function domainIdOf(domain: string): number {
  const index = domains.findIndex(({ title }) => title === domain)
  if (index < 0) throw new Error(`The domain ${domain} is not in the list.`)
  return index + 1
}

/** Domains as rows: id and title. */
export const domainRows = domains.map(({ title }, index) => ({ id: index + 1, title }))

/** Every skill as a row; general skills have the domain 'General'. */
export const skillRows = [
  ...numbered(
    linesOf('catalogue/general-skills', generalSkillsEntry).flatMap(({ value: { subdomain, skills } }) =>
      skills.map((title) => ({ title, subdomain })),
    ),
    () => 0,
    1000,
  ).map(({ id, title, subdomain }) => ({ id, title, kind: 'general' as const, domain: 'General', subdomain })),
  ...numbered(
    linesOf('catalogue/professional-skills', professionalSkillsEntry).flatMap(
      ({ value: { domain, subdomain, skills } }) => skills.map((title) => ({ title, subdomain, domain })),
    ),
    ({ domain }) => domainIdOf(domain),
    1000,
  ).map(({ id, title, subdomain, domain }) => ({ id, title, kind: 'professional' as const, domain, subdomain })),
]

/** Every job role as a row, with the four skill lists by name. */
export const jobRoleRows = numbered(
  linesOf('catalogue/job-roles', jobRoleEntry).map(({ value }) => ({ ...value, domainId: domainIdOf(value.domain) })),
  ({ domainId }) => domainId,
  100,
).map((role) => ({
  id: role.id,
  title: role.title,
  domainId: role.domainId,
  subdomain: role.subdomain,
  type: typeOf(role),
  generalSkills: role.general,
  professionalSkills: role.professional,
  suggestGeneralSkills: role.suggestGeneral,
  suggestProfessionalSkills: role.suggestProfessional,
}))

function typeOf({ domainId, subdomain }: { domainId: number; subdomain: string }) {
  const domain = domains[domainId - 1]
  return domain?.except?.[subdomain] ?? domain?.type ?? 'Operations'
}

/** Levels of education as rows, lowest first. */
export const levelRows = levels.map(({ level }, index) => ({ id: index + 1, level }))

/** Every degree as a row. */
export const degreeRows = numbered(
  levels.flatMap(({ degrees }, index) => degrees.map((education) => ({ education, levelId: index + 1 }))),
  ({ levelId }) => levelId,
  100,
)

/** Every location as a row. */
export const locationRows = numbered(
  locations.flatMap(({ state, cities }, index) => cities.map((location) => ({ location, state, group: index + 1 }))),
  ({ group }) => group,
  100,
).map(({ id, location, state }) => ({ id, location, state }))
