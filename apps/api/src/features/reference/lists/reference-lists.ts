import type { Database } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/domain/natural-order'
import { readRevision } from './edit-list.queries.ts'
import { readLists } from './reference.queries.ts'

type Rows = Awaited<ReturnType<typeof readLists>>
type Skill = Rows['skills'][number]

/** The lists in the API's form. */
export type ReferenceLists = ReturnType<typeof listsOf>

function titles(skills: readonly Skill[]) {
  const titlesOf = (kind: Skill['kind']) => skills.filter((skill) => skill.kind === kind).map(({ title }) => title)
  return { GeneralSkills: titlesOf('general'), ProfessionalSkills: titlesOf('professional') }
}

function distinct(texts: readonly string[]) {
  return [...new Set(texts)].sort(naturalOrder)
}

function listsOf(rows: Rows) {
  const jobRoles = rows.roles.map(({ role, domain }) => ({
    ID: role.id,
    Title: role.title,
    Domain: domain,
    DomainID: role.domainId,
    Subdomain: role.subdomain,
    GeneralSkills: role.generalSkills,
    ProfessionalSkills: role.professionalSkills,
    SuggestGenSkills: role.suggestGeneralSkills,
    SuggestProSkills: role.suggestProfessionalSkills,
    AppVisibility: role.appVisibility,
    Type: role.type,
    CreatedBy: role.createdBy,
  }))
  const groups = Map.groupBy(rows.skills, (skill) => `${skill.domain}|${skill.subdomain}`)
  return {
    skills: {
      ...titles(rows.skills),
      Subdomains: [...groups.values()].map((group) => ({
        Title: group[0]?.subdomain ?? '',
        Domain: group[0]?.domain ?? '',
        ...titles(group),
      })),
    },
    domains: rows.domains.map(({ id, title }) => ({ ID: id, Title: title })),
    jobRoles,
    allSkills: {
      GeneralSkills: distinct(jobRoles.flatMap((role) => role.GeneralSkills)),
      ProfessionalSkills: distinct(jobRoles.flatMap((role) => role.ProfessionalSkills)),
    },
    degrees: rows.degrees.map(({ id, education, level }) => ({
      ID: id,
      Education: education,
      Level: level,
    })),
    levels: rows.levels.map(({ id, level }) => ({ ID: id, Level: level })),
    locations: rows.locations.map(({ id, location, state }) => ({
      id,
      Location: location,
      State: state,
    })),
  }
}

/** The lists, read again after an Admin has changed one on any server. */
export function editLists(db: Database): () => Promise<ReferenceLists> {
  let saved: { revision: number; lists: Promise<ReferenceLists> } | undefined
  return async () => {
    const revision = await readRevision(db)
    if (saved?.revision !== revision) saved = { revision, lists: readLists(db).then(listsOf) }
    const { lists } = saved
    return lists.catch((error: unknown) => {
      // A failed read is retried the next time.
      if (saved?.lists === lists) saved = undefined
      throw error
    })
  }
}
