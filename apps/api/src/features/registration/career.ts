import type { ErrorDetail } from '@pramaan/contract/errors'
import type { careerData } from '@pramaan/contract/session/onboarding-forms'
import type { Queryable } from '@pramaan/database/client'
import {
  type OnboardingField,
  requiredOnboardingFields,
  showsExperience,
  showsSalaryExpectations,
} from '@pramaan/domain/experience-level'
import { paiseOfLpa } from '@pramaan/domain/money'
import type { z } from 'zod'
import { Refuse } from '../../http/refusals/refuse.ts'
import { findCollege, isDomain } from '../reference/lookups.queries.ts'
import { findLevel } from './registration.queries.ts'

/** Education and work, as the first onboarding step sends them. */
export type CareerData = z.output<typeof careerData>

/** The columns that the answers of onboarding set. */
export type CareerColumns = Awaited<ReturnType<typeof careerColumns>>

/**
 * The columns of a candidate's education and work; the response is 400 for what the level requires and for what is not
 * in our lists (D50).
 */
export async function careerColumns(db: Queryable, candidateId: number, data: CareerData) {
  const level = (await findLevel(db, candidateId)) ?? 'Fresher'
  const college = data.collegeID ? await findCollege(db, data.collegeID) : (data.college ?? undefined)
  const details = [...missing(requiredOnboardingFields(level), data), ...(await notListed(db, data, college))]
  if (details.length) throw new Refuse('invalid', { details })
  const worked = showsExperience(level)
  return {
    education: data.education,
    degree: data.degree,
    domainId: data.domain,
    college: college || null,
    collegeId: data.collegeID ?? null,
    experienceYears: worked ? (data.experience ?? null) : null,
    currentJob: worked ? data.currentJob || null : null,
    currentDomainId: worked ? (data.currentDomain ?? null) : null,
    incomeCtc: worked ? paise(data.incomeCTC) : null,
    expectedCtc: showsSalaryExpectations(level) ? paise(data.expectedCtc) : null,
  }
}

function paise(lpa: number | null | undefined) {
  return lpa == null ? null : paiseOfLpa(lpa)
}

function missing(required: OnboardingField[], data: CareerData): ErrorDetail[] {
  return required
    .filter((field) => !(field === 'college' ? data.college || data.collegeID : data[field]))
    .map((field) => ({ field: `careerData.${field}`, message: 'Please fill this in.' }))
}

async function notListed(db: Queryable, data: CareerData, college: string | undefined): Promise<ErrorDetail[]> {
  const details: ErrorDetail[] = []
  for (const field of ['domain', 'currentDomain'] as const) {
    const id = data[field]
    if (id && !(await isDomain(db, id)))
      details.push({ field: `careerData.${field}`, message: 'Choose a domain from the list.' })
  }
  if (data.collegeID && college === undefined)
    details.push({ field: 'careerData.collegeID', message: 'College not found. Choose one from the list.' })
  return details
}
