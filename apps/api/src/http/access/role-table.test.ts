import { type Capability, may } from '@pramaan/domain/capability'
import type { Role } from '@pramaan/domain/role'
import { beforeEach, expect, test } from 'vitest'
import { mayOpen } from '../../../../../tooling/check/routes/maps.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

/** The columns of the table (document 002 §6); candidates have none, because they may do nothing in it. */
const roles = ['Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner', 'Candidate'] as const

/** A cell of the table, as the decisions interpret it (D35, D53). */
type Cell = {
  /** Calls that the server lets the role make. */
  calls: readonly string[]
  /** Calls that it refuses the role. */
  refused: readonly string[]
  /** The capabilities that the role's screens show, and those they don't. */
  shows: readonly Capability[]
  hides: readonly Capability[]
  /** Paths that the role's routes have, and those that they do not. */
  opens?: readonly string[]
  shut?: readonly string[]
}

const search = 'GET /user/datafilter'
const list = 'GET /user/candidate'
const partnerList = 'GET /user-tp-filter'
const shortlist = 'POST /shortlist'
const pdf = 'GET /user/candidate/999999/pdf'
const reveal = 'POST /user/candidate/999999/contact'
const [addDrive, editDrive] = ['POST /placement-drive', 'PUT /placement-drive/999999']
const deleteDrive = 'DELETE /placement-drive/999999'
const jobs = ['POST /jobs', 'PUT /jobs/999999', 'DELETE /jobs/999999']
const attend = ['POST /hr-attended/999999/hr', 'POST /hr-attended', 'POST /post-user-course-suggested']
const notes = 'GET /notes/999999'
const remark = 'POST /remark/addRemark/999999/C-Partner'
const reviews = ['PUT /placement-drive/status/update', 'PUT /vsp-status/999999', 'GET /job-application']
const payments = 'GET /payments'
const jobForms = ['/new-job-form']
const driveForm = '/new-placement-drive-form'

const searching: Record<Role, Cell> = {
  Employer: {
    calls: [search, shortlist],
    refused: [list, partnerList],
    shows: ['searchCandidates', 'shortlist'],
    hides: [],
    opens: ['/emp-candidate-list', '/shortlisted'],
  },
  Admin: {
    calls: [list],
    refused: [shortlist, partnerList],
    shows: ['seeCandidateList'],
    hides: ['shortlist'],
    opens: ['/emp-candidate-list'],
    shut: ['/shortlisted'],
  },
  hr: {
    calls: [list],
    refused: [shortlist, partnerList],
    shows: ['seeCandidateList'],
    hides: ['searchCandidates', 'shortlist'],
    opens: ['/cslr-candidate-list'],
    shut: ['/emp-candidate-list'],
  },
  Counsellor: {
    calls: [list],
    refused: [shortlist, partnerList],
    shows: ['seeCandidateList'],
    hides: ['searchCandidates', 'shortlist'],
    opens: ['/cslr-candidate-list'],
    shut: ['/emp-candidate-list'],
  },
  'C-Partner': {
    calls: [partnerList],
    refused: [search, list, shortlist],
    shows: ['seeCandidateList'],
    hides: ['searchCandidates', 'shortlist'],
    opens: ['/course-candidate-list'],
    shut: ['/cslr-candidate-list'],
  },
  Candidate: { calls: [], refused: [search, list, partnerList, shortlist], shows: [], hides: ['seeCandidateList'] },
}

const noContact: Cell = {
  calls: [],
  refused: [pdf, reveal],
  shows: [],
  hides: ['downloadCandidateProfile', 'contactCandidate'],
}
const contacting: Record<Role, Cell> = {
  Employer: { calls: [pdf, reveal], refused: [], shows: ['downloadCandidateProfile', 'contactCandidate'], hides: [] },
  // An Admin sees phone and e-mail without a reveal, which is audited (D53).
  Admin: { calls: [pdf], refused: [reveal], shows: ['downloadCandidateProfile', 'contactCandidate'], hides: [] },
  hr: noContact,
  Counsellor: noContact,
  'C-Partner': noContact,
  Candidate: { ...noContact, refused: [reveal] },
}

const noDrives: Cell = {
  calls: [],
  refused: [addDrive, editDrive, deleteDrive],
  shows: [],
  hides: ['addDrive', 'editDrive', 'deleteDrive'],
  shut: [driveForm],
}
const allDrives: Cell = {
  calls: [addDrive, editDrive, deleteDrive],
  refused: [],
  shows: ['addDrive', 'editDrive', 'deleteDrive'],
  hides: [],
  opens: [driveForm],
}
const driving: Record<Role, Cell> = {
  Employer: allDrives,
  Admin: allDrives,
  hr: noDrives,
  'C-Partner': noDrives,
  Candidate: noDrives,
  Counsellor: {
    calls: [addDrive, editDrive],
    refused: [deleteDrive],
    shows: ['addDrive', 'editDrive'],
    hides: ['deleteDrive'],
    opens: [driveForm],
  },
}

const allJobs: Cell = { calls: jobs, refused: [], shows: ['editJobs'], hides: [], opens: jobForms }
const noJobs: Cell = { calls: [], refused: jobs, shows: [], hides: ['editJobs'], shut: jobForms }
const posting: Record<Role, Cell> = {
  Employer: allJobs,
  Admin: allJobs,
  hr: noJobs,
  Counsellor: noJobs,
  'C-Partner': noJobs,
  Candidate: noJobs,
}

const guides: Cell = {
  calls: attend.slice(1),
  refused: [remark],
  shows: ['toggleAttendance', 'suggestCourses'],
  hides: ['addRemark'],
}
const guiding: Record<Role, Cell> = {
  Employer: { calls: [], refused: [...attend, notes], shows: [], hides: ['seeAttendance', 'toggleAttendance'] },
  Admin: { calls: [notes], refused: [...attend, remark], shows: ['seeAttendance'], hides: ['toggleAttendance'] },
  hr: { ...guides, calls: attend },
  Counsellor: { ...guides, calls: ['POST /hr-attended/999999/Counsellor', ...guides.calls] },
  'C-Partner': {
    calls: [notes, remark],
    refused: attend,
    shows: ['seeSuggestedCourses', 'addRemark'],
    hides: ['toggleAttendance', 'suggestCourses'],
  },
  Candidate: { calls: [], refused: [...attend, notes, remark], shows: [], hides: ['seeSuggestedCourses'] },
}

const applicants = '/placementDriveCandidateList'
const reviewsAll: Cell = {
  calls: reviews,
  refused: [],
  shows: ['reviewDriveApplicants', 'reviewVsp'],
  hides: [],
  opens: [applicants, '/jobApplications'],
}
const reviewsNothing: Cell = {
  calls: [],
  refused: reviews,
  shows: [],
  hides: ['reviewDriveApplicants', 'reviewVsp'],
  shut: [applicants, '/jobApplications', '/vsp'],
}
const reviewing: Record<Role, Cell> = {
  Admin: { ...reviewsAll, opens: [applicants, '/vsp'] },
  hr: { ...reviewsAll, opens: [applicants, '/vsp'] },
  Counsellor: { ...reviewsAll, shut: ['/vsp'] },
  Employer: reviewsNothing,
  'C-Partner': reviewsNothing,
  Candidate: reviewsNothing,
}

const seesPayments: Cell = {
  calls: [payments],
  refused: [],
  shows: ['seePlatformPayments'],
  hides: [],
  opens: ['/payments'],
}
const ownPayments: Cell = {
  calls: ['GET /payments/own'],
  refused: [payments],
  shows: [],
  hides: ['seePlatformPayments'],
  opens: ['/payments'],
}
const paying: Record<Role, Cell> = {
  Employer: { ...ownPayments, shows: ['goToPayments'] },
  Candidate: ownPayments,
  Admin: seesPayments,
  hr: seesPayments,
  Counsellor: seesPayments,
  'C-Partner': { calls: [], refused: [payments], shows: [], hides: ['seePlatformPayments'], shut: ['/payments'] },
}

const table: readonly [string, Record<Role, Cell>][] = [
  ['Search candidates and shortlist', searching],
  ['Download profile PDF, phone and email buttons', contacting],
  ['Add, edit, delete drive', driving],
  ['Add jobs, edit and delete jobs', posting],
  ['Toggle attendance, suggest courses', guiding],
  ['Review drive applicants and VSP status', reviewing],
  ['Payments list', paying],
]

let people: Partial<Record<Role, number>> = {}
beforeEach(() => {
  people = {}
})

async function idOf(role: Role) {
  const make = async () => {
    if (role === 'Candidate') return api.aCandidate()
    return role === 'Employer' ? api.anEmployer() : api.aStaffMember(role)
  }
  people[role] ??= (await make()).id
  return people[role]
}

/** Whether the server lets a role make a call, even if it then refuses the content. */
async function isLetIn(role: Role, call: string) {
  const [method, path] = call.split(' ')
  const authorization = await api.tokenOf(await idOf(role))
  const answer = await api.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { authorization },
    ...(method !== 'GET' && { payload: {} }),
  })
  expect(answer.statusCode, `${call} of ${role}`).toBeLessThan(500)
  return answer.statusCode !== 403 && answer.statusCode !== 401
}

async function letIn(role: Role, calls: readonly string[]) {
  const open: string[] = []
  for (const call of calls) if (await isLetIn(role, call)) open.push(call)
  return open
}

const cells = table.flatMap(([capability, row]) => roles.map((role) => [capability, role, row[role]] as const))

test.each(cells)(
  '%s — %s: the server, the screens and the routes say what the table says [E-001 E-003–005 E-652 E-654 E-657–661 E-672–677 E-683–685 E-689 E-694]',
  async (_, role, cell) => {
    expect(await letIn(role, cell.calls)).toEqual(cell.calls)
    expect(await letIn(role, cell.refused)).toEqual([])
    expect(cell.shows.filter((capability) => !may(role, capability))).toEqual([])
    expect(cell.hides.filter((capability) => may(role, capability))).toEqual([])
    expect((cell.opens ?? []).filter((path) => !mayOpen(role, path))).toEqual([])
    expect((cell.shut ?? []).filter((path) => mayOpen(role, path))).toEqual([])
  },
)

test('HR comments are the reviewer’s: hr submits them, an Admin opens the page and sets the status [E-691]', async () => {
  const submit = 'POST /vsp-verification/999999'
  for (const role of roles) expect(await letIn(role, [submit])).toEqual(role === 'hr' ? [submit] : [])
  const open = roles.filter((role) => may(role, 'openHrComments') && mayOpen(role, '/vps-verification'))
  expect(open).toEqual(['Admin', 'hr'])
})

test('an attendance is set only by its own role: hr not as Counsellor, a Counsellor not as hr', async () => {
  expect(await letIn('hr', ['POST /hr-attended/999999/Counsellor'])).toEqual([])
  expect(await letIn('Counsellor', ['POST /hr-attended/999999/hr'])).toEqual([])
})
