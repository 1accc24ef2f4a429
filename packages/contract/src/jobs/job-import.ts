import { type ImportField, importFields, importLimits, skillsIn } from '@pramaan/domain/job-import'
import { parseLpa, whyNotLikelyPay } from '@pramaan/domain/money'
import { driveLocations, jobExperienceOptions, jobTypes, optionOf, workModels } from '@pramaan/domain/options'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { id, idParams, instant, line, nameLine } from '../wire.ts'
import { fullJobFields, jobFields } from './job-shapes.ts'

/** One of a list, in any case and spacing. */
function anyCase<const T extends string>(options: readonly T[], message: string) {
  return z.string(message).transform((text, context) => {
    const known = optionOf(options, text)
    if (known) return known
    context.addIssue({ code: 'custom', message: `${message.replace(/\.$/, '')}: ${options.join(', ')}.` })
    return z.NEVER
  })
}

const skills = z
  .string()
  .transform(skillsIn)
  .pipe(z.array(nameLine(100)).max(20, 'At most 20.'))

const payWords = {
  'too-low': 'This pay is too low. Write the pay of a year in LPA, such as 3 to 4.5.',
  'too-high': 'This pay is too high. Write the pay of a year in LPA, such as 3 to 4.5.',
  'too-wide': 'This pay range is too wide. Write the pay of a year in LPA, such as 3 to 4.5.',
} as const

/** Pay in an imported file: in a form's words, and within a job's limits. */
const likelyCtc = z
  .string('Please select CTC Range.')
  .superRefine((text, context) => {
    if (isSwapped(text)) context.addIssue({ code: 'custom', message: 'The pay ends below where it starts.' })
  })
  .pipe(jobFields.JobCTC)
  .superRefine((range, context) => {
    const why = whyNotLikelyPay(range)
    if (why) context.addIssue({ code: 'custom', message: payWords[why] })
  })

/** Whether a range is written the wrong way round ('6 to 4'). */
function isSwapped(text: string) {
  const [low, high, ...more] = text.split(/\s*(?:to|[-–])\s*/i).map(parseLpa)
  return low !== undefined && high !== undefined && more.length === 0 && high < low
}

/**
 * A draft job's values as the job forms accept them; problems name their field (document 002 §5). The simple
 * form's fields are required, the others may be there.
 */
export const importedJob = z.strictObject({
  JobTitle: jobFields.JobTitle,
  JobType: anyCase(jobTypes, 'Please select Job Type.'),
  JobLocation: anyCase(driveLocations, 'Please select Job Location.'),
  JobCTC: likelyCtc,
  OpenPositions: jobFields.OpenPositions,
  EducationRequirement: jobFields.EducationRequirement,
  CompanyName: nameLine(150).optional(),
  JobExperience: anyCase(
    jobExperienceOptions.map(({ text }) => text),
    'Please select the experience.',
  ).optional(),
  jobWorkModel: anyCase(workModels, 'Please select the work model.').optional(),
  GeneralSkills: skills.optional(),
  ProfessionalSkills: skills.optional(),
  Description: fullJobFields.Description.optional(),
} satisfies Record<ImportField, z.ZodType>)

const cell = z.string().trim().max(importLimits.cell, `At most ${importLimits.cell} characters.`)
const cells = z.strictObject(
  Object.fromEntries(importFields.map((field) => [field, cell.optional()])) as Record<
    ImportField,
    z.ZodOptional<typeof cell>
  >,
)

const row = z.object({
  ID: id,
  /** Its position in the file or page, from 1. */
  Place: z.number().int(),
  Values: z.partialRecord(z.enum(importFields), z.string()),
  Problems: z.array(z.object({ field: z.enum(importFields), message: z.string() })),
  /** An existing job with the same title, company and location. */
  LooksLike: id.nullable(),
  State: z.enum(['ready', 'broken', 'taken']),
  JobID: id.nullable(),
})

const jobImport = z.object({
  ID: id,
  Source: z.enum(['csv', 'page']),
  /** The file's name, or the page's address. */
  Name: z.string(),
  /** Columns of the file that mean nothing to a job. */
  Unknown: z.array(z.string()),
  Rows: z.number().int(),
  Taken: z.number().int(),
  CreatedBy: z.string(),
  CreatedOn: instant,
})

const fullImport = answers(jobImport.extend({ Items: z.array(row) }))

/** Job import, the menu's 'Scrapper' (D32): a file or a page becomes draft jobs, which an Admin reviews and imports. */
export const jobImports = {
  list: endpoint({
    method: 'GET',
    path: '/job-imports',
    summary: 'Imports, newest first',
    allow: ['Admin'],
    query: z.object(paging),
    answer: answers(z.array(jobImport), listCounts),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/job-imports/:id',
    summary: 'One import with its draft jobs',
    allow: ['Admin'],
    params: idParams,
    answer: fullImport,
    refusals: ['not-found'],
  }),
  fromCsv: endpoint({
    method: 'POST',
    path: '/job-imports/csv',
    summary: 'Read draft jobs from the text of a CSV file',
    allow: ['Admin'],
    body: z.strictObject({
      Name: line(200),
      Text: z.string().max(importLimits.characters, 'This file is too large. Send at most 200 kB.'),
    }),
    answer: fullImport,
    refusals: [],
  }),
  fromPage: endpoint({
    method: 'POST',
    path: '/job-imports/page',
    summary: 'Read draft jobs from a public https page with schema.org JobPosting',
    allow: ['Admin'],
    body: z.strictObject({ Url: line(2000, 'Enter the address of a page.') }),
    answer: fullImport,
    refusals: [],
  }),
  fix: endpoint({
    method: 'PUT',
    path: '/job-imports/:id/rows/:rowId',
    summary: 'Change the values of a draft job; empty values are removed',
    allow: ['Admin'],
    params: z.object({ id, rowId: id }),
    body: z.strictObject({ Values: cells }),
    answer: answers(row),
    refusals: ['not-found', 'wrong-state'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/job-imports/:id/take',
    summary: 'Post the draft jobs that are ready: those named, or all',
    allow: ['Admin'],
    params: idParams,
    body: z.strictObject({ Rows: z.array(id).max(importLimits.rows).optional() }),
    answer: fullImport,
    refusals: ['not-found', 'wrong-state'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/job-imports/:id/undo',
    summary: 'Undo an import: its jobs are hidden, and their drafts return',
    allow: ['Admin'],
    params: idParams,
    answer: fullImport,
    refusals: ['not-found', 'wrong-state'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/job-imports/:id',
    summary: 'Discard an import that has created no jobs',
    allow: ['Admin'],
    params: idParams,
    answer: answers(z.null()),
    refusals: ['not-found', 'wrong-state'],
  }),
}
