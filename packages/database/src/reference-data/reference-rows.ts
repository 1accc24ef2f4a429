import { domains, typeOfSubdomain } from './domains.ts'
import { degrees, levels } from './education.ts'
import { generalSkills } from './general-skills.ts'
import { jobRoles } from './job-roles.ts'
import { locations } from './locations.ts'
import { professionalSkills } from './professional-skills.ts'

const domainTitles = new Map<number, string>(domains.map(({ id, title }) => [id, title]))

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

/** Domains as rows: id and title. */
export const domainRows = domains.map(({ id, title }) => ({ id, title }))

/** Every skill as a row; general skills have the domain 'General'. */
export const skillRows = [
  ...numbered(
    generalSkills.flatMap(({ subdomain, titles }) => titles.map((title) => ({ title, subdomain }))),
    () => 0,
    1000,
  ).map(({ id, title, subdomain }) => ({ id, title, kind: 'general' as const, domain: 'General', subdomain })),
  ...numbered(
    professionalSkills.flatMap(({ domainId, subdomain, titles }) =>
      titles.map((title) => ({ title, subdomain, domainId })),
    ),
    ({ domainId }) => domainId,
    1000,
  ).map(({ id, title, subdomain, domainId }) => ({
    id,
    title,
    kind: 'professional' as const,
    domain: domainTitles.get(domainId) ?? '',
    subdomain,
  })),
]

/** Every job role as a row, with the four skill lists by name. */
export const jobRoleRows = numbered(jobRoles, ({ domainId }) => domainId, 100).map((role) => ({
  id: role.id,
  title: role.title,
  domainId: role.domainId,
  subdomain: role.subdomain,
  type: typeOfSubdomain[role.subdomain] ?? domains.find(({ id }) => id === role.domainId)?.type ?? 'Operations',
  generalSkills: role.general,
  professionalSkills: role.professional,
  suggestGeneralSkills: role.suggestGeneral,
  suggestProfessionalSkills: role.suggestProfessional,
}))

/** Levels of education as rows, lowest first. */
export const levelRows = levels.map(({ id, level }) => ({ id, level }))

/** Every degree as a row. */
export const degreeRows = numbered(
  degrees.flatMap(({ levelId, titles }) => titles.map((education) => ({ education, levelId }))),
  ({ levelId }) => levelId,
  100,
)

/** Every location as a row. */
export const locationRows = numbered(
  locations.flatMap(({ state, cities }, index) => cities.map((location) => ({ location, state, group: index + 1 }))),
  ({ group }) => group,
  100,
).map(({ id, location, state }) => ({ id, location, state }))
