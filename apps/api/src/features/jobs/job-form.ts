import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { jobs } from '@pramaan/database/schema'
import { skillKeys } from '@pramaan/domain/job'
import { paiseOfLpa } from '@pramaan/domain/money'
import { Refuse } from '../../http/refusals/refuse.ts'
import { readListed } from './write/write-jobs.queries.ts'

type NewJob = Parsed<Contract['jobs']['create']>['body']
type ChangedJob = Parsed<Contract['jobs']['update']>['body']
type Row = typeof jobs.$inferInsert

/** The columns of a pay range in LPA; without an upper end it is null. */
export function payColumns({ from, to }: { from: number; to: number | null }) {
  return { ctcFrom: paiseOfLpa(from), ctcTo: to === null ? null : paiseOfLpa(to) }
}

function skillColumns({ GeneralSkills: general, ProfessionalSkills: professional }: NonNullable<NewJob['JobSkills']>) {
  return { generalSkills: general, professionalSkills: professional, skillKeys: skillKeys({ general, professional }) }
}

/** The columns of a job form; missing fields are undefined. */
export function jobColumns(form: ChangedJob): Partial<Row> {
  return {
    title: form.JobTitle,
    type: form.JobType,
    location: form.JobLocation,
    openings: form.OpenPositions,
    education: form.EducationRequirement,
    roleId: form.Role,
    domainId: form.Domain,
    experience: form.JobExperience,
    degrees: form.EducationDegree,
    description: form.Description,
    workModel: form.jobWorkModel,
    companyName: form.CompanyName,
    ...(form.JobCTC && payColumns(form.JobCTC)),
    ...(form.JobSkills && skillColumns(form.JobSkills)),
  }
}

/** The columns of a new job's form, including the required ones. */
export function newJobColumns(form: NewJob) {
  return {
    ...jobColumns(form),
    title: form.JobTitle,
    type: form.JobType,
    location: form.JobLocation,
    openings: form.OpenPositions,
  }
}

type Listed = { roleId: number | null; domainId: number | null }

/**
 * Refuses a role or a domain that is not in the lists, and a role of another domain; fields that were not sent are the
 * job's own.
 */
export async function checkListed(db: Queryable, form: ChangedJob, job?: Listed) {
  if (form.Role === undefined && form.Domain === undefined) return
  const roleId = form.Role ?? job?.roleId ?? undefined
  const domainId = form.Domain ?? job?.domainId ?? undefined
  const { role, domain } = await readListed(db, roleId, domainId)
  const details = [
    ...(form.Role !== undefined && !role ? [{ field: 'Role', message: 'Choose a job role from the list.' }] : []),
    ...(form.Domain !== undefined && !domain ? [{ field: 'Domain', message: 'Choose a domain from the list.' }] : []),
    ...(role && domain && role.domainId !== domain.id
      ? [{ field: 'Role', message: 'This role belongs to another domain.' }]
      : []),
  ]
  if (details.length > 0) throw new Refuse('invalid', { details })
}
