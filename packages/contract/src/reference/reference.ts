import { jobRoleTypes } from '@pramaan/domain/job-role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { searchTerm } from '../list.ts'
import { id, idParams, line, nameLine, nothing } from '../wire.ts'

const texts = z.array(z.string())

/** A job role of the catalogue (document 000 §3). */
export const jobRole = z.object({
  ID: id,
  Title: z.string(),
  Domain: z.string(),
  DomainID: id,
  Subdomain: z.string(),
  GeneralSkills: texts,
  ProfessionalSkills: texts,
  SuggestGenSkills: texts,
  SuggestProSkills: texts,
  AppVisibility: z.boolean(),
  /** The kind of work, such as 'Technical'. */
  Type: z.enum(jobRoleTypes),
  CreatedBy: id.nullable(),
})

/** A college as the typeahead shows it. */
export const college = z.object({
  ID: id,
  NameAddressPinCode: z.string(),
  Name: z.string(),
  District: z.string(),
  State: z.string(),
})

const skillTitles = z.array(nameLine(100)).max(50, 'At most 50.').default([])
const skillLists = z.object({ GeneralSkills: texts, ProfessionalSkills: texts })
const paging = {
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
}

/** The reference lists behind the forms (document 000 §7, D20); public, and the same for everyone. */
export const reference = {
  skills: endpoint({
    method: 'GET',
    path: '/skills',
    summary: 'Every skill, general and professional, with their groups',
    allow: 'public',
    answer: answers(
      skillLists.extend({
        Subdomains: z.array(z.object({ Title: z.string(), Domain: z.string(), ...skillLists.shape })),
      }),
    ),
    refusals: [],
  }),
  domains: endpoint({
    method: 'GET',
    path: '/jobDomains',
    summary: 'Domains that job roles belong to',
    allow: 'public',
    answer: answers(z.array(z.object({ ID: id, Title: z.string() }))),
    refusals: [],
  }),
  jobRoles: endpoint({
    method: 'GET',
    path: '/jobRoles',
    summary: 'Every job role with its skills',
    allow: 'public',
    answer: answers(z.array(jobRole)),
    refusals: [],
  }),
  allSkills: endpoint({
    method: 'GET',
    path: '/jobRoles/allSkills',
    summary: 'Skills that job roles require',
    allow: 'public',
    answer: answers(skillLists),
    refusals: [],
  }),
  jobRolesByDomain: endpoint({
    method: 'GET',
    path: '/user-getJobrolesByDomain/:id',
    summary: 'Job roles of a domain; the name is spelt as the wire has it (D49)',
    allow: 'public',
    params: idParams,
    answer: answers(z.null(), { Data: z.object({ filterdJobRoles: z.array(jobRole) }) }),
    refusals: ['not-found'],
  }),
  fakeJobs: endpoint({
    method: 'GET',
    path: '/getfakejobs',
    summary: 'The suggested job roles',
    allow: 'public',
    answer: answers(z.array(jobRole)),
    refusals: [],
  }),
  fakeJobsByDomain: endpoint({
    method: 'GET',
    path: '/getfakejobs-bydomain',
    summary: 'The suggested job roles of one domain',
    allow: 'public',
    query: z.object({ ID: id }),
    answer: answers(z.array(jobRole)),
    refusals: ['not-found'],
  }),
  previousRoles: endpoint({
    method: 'GET',
    path: '/previousJobrole/getAll-filter',
    summary: 'Job titles that candidates have held, most frequent first, for suggestions while typing',
    allow: 'public',
    query: z.object({ term: searchTerm, pageSize: paging.pageSize }),
    answer: answers(z.array(z.object({ Title: z.string(), Count: z.number().int() }))),
    refusals: [],
  }),
  createJobRole: endpoint({
    method: 'POST',
    path: '/create-jobrole',
    summary: 'Add a job role to the catalogue (document 000 §7)',
    allow: ['Admin'],
    body: z.strictObject({
      Title: nameLine(200, 'Enter a name.'),
      /** The title of an existing domain. */
      Domain: line(100, 'Choose a domain.'),
      Subdomain: nameLine(100, 'Enter a subdomain.'),
      GeneralSkills: skillTitles,
      ProfessionalSkills: skillTitles,
      SuggestGenSkills: skillTitles,
      SuggestProSkills: skillTitles,
      AppVisibility: z.boolean().default(true),
      Type: z.enum(jobRoleTypes, 'Choose a type.').default('Operations'),
    }),
    answer: answers(z.object({ insertedId: id })),
    refusals: [],
  }),
  excludeJobRole: endpoint({
    method: 'POST',
    path: '/exclude-jobrole',
    summary: 'Stop offering a job role; title and id must match (document 000 §7)',
    allow: ['Admin'],
    body: z.strictObject({ title: line(200, 'Enter the title.'), id }),
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
  courseCategories: endpoint({
    method: 'GET',
    path: '/courseCategories',
    summary: 'The categories of courses',
    allow: 'public',
    answer: answers(z.array(z.object({ ID: id, Title: z.string() }))),
    refusals: [],
  }),
  degrees: endpoint({
    method: 'GET',
    path: '/eduDegrees',
    summary: 'Degrees and fields of study',
    allow: 'public',
    answer: answers(z.array(z.object({ ID: id, Education: z.string(), Level: z.string() }))),
    refusals: [],
  }),
  levels: endpoint({
    method: 'GET',
    path: '/eduLevels',
    summary: 'Levels of education',
    allow: 'public',
    answer: answers(z.array(z.object({ ID: id, Level: z.string() }))),
    refusals: [],
  }),
  colleges: endpoint({
    method: 'GET',
    path: '/colleges',
    summary: 'Colleges by typed text, best match first; tolerates a typo',
    allow: 'public',
    query: z.object({ term: searchTerm, ...paging }),
    answer: answers(z.null(), { colleges: z.array(college), pageCount: z.number(), totalCount: z.number() }),
    refusals: [],
  }),
  locations: endpoint({
    method: 'GET',
    path: '/locations/get-all-location',
    summary: 'Every location',
    allow: 'public',
    answer: answers(z.array(z.object({ id, Location: z.string(), State: z.string() }))),
    refusals: [],
  }),
}
