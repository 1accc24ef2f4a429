import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { refuse } from '../../http/refusals/refuse.ts'
import { searchColleges } from './colleges/colleges.ts'
import { listCategories } from './lists/edit-list.queries.ts'
import { jobRoleRoutes } from './lists/edit-list.routes.ts'
import { cachePositionTitles } from './lists/job-titles.ts'
import { editLists } from './lists/reference-lists.ts'

/** The reference lists of the forms, and the college typeahead. */
export function referenceRoutes(deps: Deps): Routes<'reference'> {
  const lists = editLists(deps.db)
  const positionTitles = cachePositionTitles(deps)
  return {
    skills: async () => ({ data: (await lists()).skills }),
    domains: async () => ({ data: (await lists()).domains }),
    jobRoles: async () => ({ data: (await lists()).jobRoles }),
    allSkills: async () => ({ data: (await lists()).allSkills }),
    degrees: async () => ({ data: (await lists()).degrees }),
    levels: async () => ({ data: (await lists()).levels }),
    locations: async () => ({ data: (await lists()).locations }),
    jobRolesByDomain: async ({ params }) => {
      const { domains, jobRoles } = await lists()
      refuse(domains.some(({ ID }) => ID === params.id) ? undefined : 'not-found')
      return { data: null, Data: { filterdJobRoles: jobRoles.filter(({ DomainID }) => DomainID === params.id) } }
    },
    ...jobRoleRoutes(deps),
    courseCategories: async ({ db }) => ({ data: await listCategories(db, false) }),
    // The suggested roles are those of the catalogue.
    fakeJobs: async () => ({ data: (await lists()).jobRoles }),
    fakeJobsByDomain: async ({ query }) => {
      const { domains, jobRoles } = await lists()
      refuse(domains.some(({ ID }) => ID === query.ID) ? undefined : 'not-found')
      return { data: jobRoles.filter(({ DomainID }) => DomainID === query.ID) }
    },
    previousRoles: async ({ query }) => ({ data: await positionTitles(query.term, query.pageSize) }),
    colleges: async ({ query }) => {
      const { rows, total } = await searchColleges(deps.db, query.term, query)
      return {
        data: null,
        colleges: rows.map((row) => ({
          ID: row.id,
          NameAddressPinCode: row.label,
          Name: row.name,
          District: row.district,
          State: row.state,
        })),
        pageCount: pageCountOf(total, query.pageSize),
        totalCount: total,
      }
    },
  }
}
