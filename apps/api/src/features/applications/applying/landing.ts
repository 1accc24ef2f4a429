import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { applicationCreated } from '@pramaan/domain/job-application'
import { type Landing, landingApplication, landingNames } from '@pramaan/domain/landing'
import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { applyToJob, requestDrive } from './apply.ts'
import { applyToCourse, enrolmentAnswer } from './enrol.ts'

type Body = Parsed<Contract['applications']['landing']>['body']

function landingOfBody(body: Body): Landing {
  const given: Record<string, string | null | undefined> = body
  return Object.fromEntries(landingNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
}

/**
 * Creates the application that a landing link requested, once even if sent repeatedly; otherwise does nothing (D12).
 */
export async function completeLanding(deps: Deps, db: Queryable, candidateId: number, body: Body) {
  const request = landingApplication(landingOfBody(body))
  if (!request) return { data: null, outcome: 'none' as const, kind: null }
  const { kind } = request
  if (kind === 'course') {
    const made = await applyToCourse(deps, db, candidateId, { courseId: request.courseId, url: body.Url })
    return { ...enrolmentAnswer(made), kind }
  }
  const made =
    kind === 'drive'
      ? await requestOnce(deps, db, candidateId, request.driveId)
      : await applyToJob(deps, db, candidateId, { jobId: request.jobId, url: body.Url })
  return { ...enrolmentAnswer(made, applicationCreated), kind }
}

async function requestOnce(deps: Deps, db: Queryable, candidateId: number, driveId: number) {
  try {
    return { id: (await requestDrive(deps, db, candidateId, driveId)).id, isNew: true }
  } catch (error) {
    if (error instanceof Refuse && error.code === 'already-applied') return { id: 0, isNew: false }
    throw error
  }
}
