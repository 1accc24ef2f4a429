import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import { type Role, roleNames } from '@pramaan/domain/role'
import { expect, test } from 'vitest'
import { sentFields } from '../../testing/calls/sent-fields.ts'
import { checkAccess } from './access.ts'
import { limitsOf } from './allowance.ts'

const endpoints = Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => [`${noun}.${verb}`, endpoint] as const),
)
const owned = endpoints.flatMap(([name, endpoint]) =>
  endpoint.owner ? [[name, endpoint, endpoint.owner] as const] : [],
)

/** The fields of a call that name something by its id. */
function namedFields(endpoint: Endpoint) {
  return sentFields(endpoint).filter((name) => /(^id|ID|Id|_id)$|^Candidates$/.test(name))
}

function mayCall({ allow }: Endpoint, role: Role) {
  return allow === 'public' || allow.includes(role)
}

/** Names of ids that are no person's. */
const noPerson = [
  ...['collegeID', 'JobID', 'jobID', 'CourseID', 'roleId', 'applicationId', 'eduID', 'expID', 'driveId', 'pdID'],
  ...['PlacementDriveID', 'PlacementDriveId', 'placementDriveID', 'placementID'],
  ...['orderId', 'receiptId', 'razorpay_order_id', 'razorpay_payment_id'],
]

/** What the other ids in a candidate's or employer's calls refer to; the handler checks whether it is the caller's. */
const namesElse: Readonly<Record<string, string>> = {
  'reference.jobRolesByDomain id': 'a domain',
  'reference.fakeJobsByDomain ID': 'a domain',
  'candidates.updateEducation id': 'an entry of the caller',
  'candidates.updateExperience id': 'an entry of the caller',
  'search.candidates candidateID': 'any visible candidate',
  'search.candidatesByRoles candidateID': 'any visible candidate',
  'search.logHit CandidateID': 'any visible candidate',
  'search.similar id': 'any visible candidate',
  'savedSearches.get id': 'a search of the caller',
  'savedSearches.reported id': 'a search of the caller',
  'savedSearches.lastReported id': 'a search of the caller',
  'savedSearches.update id': 'a search of the caller',
  'savedSearches.remove id': 'a search of the caller',
  'savedJobs.save id': 'a job',
  'savedJobs.remove id': 'a job that the caller saved',
  'jobs.similar id': 'a job',
  'publicJobs.read id': 'a job',
  'savedJobSearches.reported id': 'a search of the caller',
  'savedJobSearches.lastReported id': 'a search of the caller',
  'savedJobSearches.update id': 'a search of the caller',
  'savedJobSearches.remove id': 'a search of the caller',
  'contacts.reveal id': 'any visible candidate',
  'contacts.opened Candidates': 'any visible candidate',
  'shortlist.set Candidate_id': 'any visible candidate',
  'shortlist.list candidateId': 'a candidate on the list of the caller',
  'pipeline.move Candidates': 'candidates on the list of the caller',
  'pipeline.undo Candidates': 'candidates on the list of the caller',
  'pipeline.decideBy Candidates': 'candidates on the list of the caller',
  'pipeline.history id': 'a candidate on the list of the caller',
  'payments.verify userId': 'nobody: the order says who paid (D42)',
  'payments.verifyDrive userId': 'nobody: the order says who paid (D42)',
  'payments.verifyCourse userId': 'nobody: the order says who paid (D42)',
  'payments.verifyPlan userId': 'nobody: the order says who paid (D42)',
  'conversations.get id': 'the other side of a conversation of the caller',
  'conversations.send id': 'the other side of a conversation of the caller',
  'conversations.read id': 'the other side of a conversation of the caller',
  'conversations.checkMany Candidates': 'candidates on the list of the caller',
  'conversations.sendMany Candidates': 'candidates on the list of the caller',
  'conversations.undoMany id': 'a message of the caller',
  'notifications.read id': 'a notification of the caller',
  'jobs.list EmployerID': 'the company whose open jobs are listed',
  'jobs.filter EmployerID': 'the company whose open jobs are listed',
  'jobs.suggestions EmployerID': 'the company whose open jobs are listed',
  'jobs.get id': 'a job',
  'jobs.create id': 'a job',
  'jobs.update id': 'a job',
  'jobs.close id': 'a job',
  'jobs.reopen id': 'a job',
  'jobs.remove id': 'a job',
  'jobs.suggested id': 'a job',
  'drives.list EmployerID': 'the company whose drives are listed',
  'drives.filter EmployerID': 'the company whose drives are listed',
  'drives.byId id': 'a drive',
  'drives.get id': 'a drive',
  'drives.jobs id': 'a drive',
  'drives.update id': 'a drive',
  'drives.remove id': 'a drive',
  'courses.get id': 'a course',
  'applications.apply EmpID': 'the company of the job',
  'applications.landing id': 'a course',
  'applications.withdraw ID': 'an application of the caller',
  'applications.undoWithdraw ID': 'an application of the caller',
  'applications.list employerID': 'the company of the job',
}

test('an id that a candidate or an employer sends is declared to be their own, or said here to name something else', () => {
  const said = endpoints.flatMap(([name, endpoint]) =>
    mayCall(endpoint, 'Candidate') || mayCall(endpoint, 'Employer')
      ? namedFields(endpoint)
          .filter((field) => field !== endpoint.owner?.field && !noPerson.includes(field))
          .map((field) => `${name} ${field}`)
      : [],
  )
  expect(said.sort()).toEqual(Object.keys(namesElse).sort())
})

test.each(owned)('%s names its owner in a field that it takes, for roles that may call it', (_, endpoint, owner) => {
  expect(namedFields(endpoint)).toContain(owner.field)
  expect(owner.roles.filter((role) => !mayCall(endpoint, role))).toEqual([])
  expect(owner.roles).not.toEqual([])
})

test.each(owned)('%s is of candidates’ own records alone, where candidates may call it', (_, endpoint, owner) => {
  expect(owner.roles.includes('Candidate')).toBe(mayCall(endpoint, 'Candidate'))
})

test('an employer reads the records of others in these calls alone', () => {
  const open = owned.filter(([, endpoint, { roles }]) => mayCall(endpoint, 'Employer') && !roles.includes('Employer'))
  expect(open.map(([name]) => name)).toEqual([
    'candidates.get',
    'candidates.vspStatus',
    'resume.pdf',
    'skills.ofCandidate',
  ])
})

/** The response to a caller of a role who names another account. */
function outcome(endpoint: Endpoint, role: Role, field: string) {
  const allowance = { limits: limitsOf('free', undefined), newest: undefined }
  const account = {
    fullName: 'Another Person',
    sessionId: 'one',
    suspended: false,
    lacksSecondFactor: false,
    whyNotMeet: undefined,
    allowance,
  }
  try {
    checkAccess(endpoint, { ...account, id: 1, role, step: 5 }, { params: { [field]: 2 } })
    return 'open'
  } catch (error) {
    return String(error)
  }
}

const ownedByRoles = owned.flatMap(([name, endpoint, owner]) =>
  endpoint.allow === 'public' ? [] : [[name, { endpoint, allow: endpoint.allow, owner }] as const],
)

test.each(ownedByRoles)(
  '%s: allowing one more role does not change the owner for other roles',
  (_, { endpoint, allow, owner }) => {
    for (const added of roleNames)
      for (const role of allow.filter((one) => one !== added)) {
        const wider = { ...endpoint, allow: [...allow, added] }
        expect(outcome(wider, role, owner.field)).toBe(outcome(endpoint, role, owner.field))
      }
  },
)
