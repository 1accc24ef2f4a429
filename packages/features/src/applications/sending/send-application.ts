import { type Client, Refused, Unreachable } from '@pramaan/api-client'
import { enrolmentOutcome } from '@pramaan/domain/course'
import { isApplicationCreated } from '@pramaan/domain/job-application'
import type { Waiting } from './waiting-list.ts'

/** The server answered, but without the text that means success (D21). */
export class UnclearAnswer extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'UnclearAnswer'
  }
}

/** The result of an application: sent now, sent before, or waiting because the server was not reached. */
export type Outcome = 'sent' | 'there' | 'unreachable'

const deadlineMilliseconds = 20_000

/** Sends an application under its key; throws a refusal, and any response that is not a success. */
export async function sendApplication(api: Client, personId: number, waiting: Waiting): Promise<Outcome> {
  const signal = AbortSignal.timeout(deadlineMilliseconds)
  try {
    const text = await post(api, personId, waiting, signal)
    const wasCreated =
      waiting.target.kind === 'course' ? enrolmentOutcome(text) === 'enrolled' : isApplicationCreated(text)
    if (wasCreated) return 'sent'
    if (enrolmentOutcome(text) === 'already-enrolled') return 'there'
    throw new UnclearAnswer(text)
  } catch (error) {
    if (error instanceof Unreachable || signal.aborted) return 'unreachable'
    if (error instanceof Refused && error.code === 'already-applied') return 'there'
    throw error
  }
}

async function post(api: Client, tokenUserID: number, { target, key }: Waiting, signal: AbortSignal) {
  const once = { idempotencyKey: key, signal }
  if (target.kind === 'course') {
    const body = { CourseID: target.id, Url: target.url, tokenUserID }
    return (await api.applications.applyToCourse({ body }, once)).data
  }
  const body =
    target.kind === 'job'
      ? { EmpID: target.employerId, JobID: target.id, JobTitle: target.title, placementID: target.driveId, tokenUserID }
      : { JobID: null, JobTitle: null, placementID: target.id, tokenUserID, status: 'Pending' as const }
  return (await api.applications.apply({ body }, once)).data
}
