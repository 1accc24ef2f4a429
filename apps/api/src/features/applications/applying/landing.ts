import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { applicationCreated } from '@pramaan/domain/job-application'
import { type Landing, landingApplication, landingNames } from '@pramaan/domain/landing'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../http/calls/attempt.ts'
import { applyToJob, requestDrive } from './apply.ts'
import { applyToCourse, outcomeOf } from './enrol.ts'

type Body = Parsed<Contract['applications']['landing']>['body']

function landingOfBody(body: Body): Landing {
  const values: Record<string, string | null | undefined> = body
  return Object.fromEntries(landingNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

/**
 * Creates the application that a landing link requested, once even if sent repeatedly; otherwise does nothing (D12).
 */
export async function completeLanding(deps: Deps, db: Queryable, candidateId: number, body: Body) {
  const request = landingApplication(landingOfBody(body))
  if (!request) return { data: null, outcome: 'none' as const, kind: null }
  const { kind } = request
  if (kind === 'course') {
    const application = await applyToCourse(deps, db, candidateId, { courseId: request.courseId, url: body.Url })
    return { ...outcomeOf(application), kind }
  }
  const application =
    kind === 'drive'
      ? await requestOnce(deps, db, candidateId, request.driveId)
      : await applyToJob(deps, db, candidateId, { jobId: request.jobId, url: body.Url })
  return { ...outcomeOf(application, applicationCreated), kind }
}

async function requestOnce(deps: Deps, db: Queryable, candidateId: number, driveId: number) {
  const { refusal } = await attempt(db, (step) => requestDrive(deps, step, candidateId, driveId))
  if (refusal && refusal.code !== 'already-applied') throw refusal
  return { isNew: !refusal }
}
