import { couponsOf } from '../courses/coupons.ts'
import { conversationsOf } from '../employers/conversations.ts'
import { employersOf } from '../employers/employers.ts'
import { newcomerOf } from '../employers/newcomer.ts'
import { profileViewsOf, searchAppearancesOf, searchLogsOf } from '../employers/views-and-searches.ts'
import { courseSalesOf } from '../money/course-sales.ts'
import { currentPlanOf, planSalesOf } from '../money/plan-sales.ts'
import { campaignLinksOf } from '../openings/campaign-links.ts'
import { driveMovesOf, jobMovesOf } from '../openings/moves.ts'
import type { Openings } from '../openings/openings.ts'
import type { Person } from '../people/identity/person.ts'
import { notesOf } from '../people/notes.ts'
import { driveReviewerOf } from '../people/reviewers.ts'
import { staffOf } from '../people/staff.ts'
import { unfinishedOf } from '../people/unfinished.ts'
import type { World } from '../world.ts'
import { add, type Rows } from './insert.ts'
import { addJobs } from './job-rows.ts'
import { addAccount, addPerson, type Written } from './person-rows.ts'

/** The few hundred rows that candidates are written after: staff, employers with their plans, and the known candidates. */
export function firstRows(world: World, knownCandidates: readonly Person[], written: Written): Rows {
  const rows: Rows = new Map()
  for (const account of staffOf(world)) addAccount(rows, account, written)
  const employers = employersOf(world)
  const plans = planSalesOf(world, employers)
  for (const employer of employers) {
    addAccount(rows, employer.account, written)
    add(rows, 'employers', { ...employer.profile, ...currentPlanOf(employer, plans) })
  }
  const newcomer = newcomerOf(world)
  addAccount(rows, newcomer.account, written)
  add(rows, 'employers', newcomer.profile)
  for (const person of knownCandidates) addPerson(rows, person, written)
  return rows
}

/** What is written after the candidates: openings, applications, shortlists and the traces that make dashboards live. */
export function lastRows(world: World, openings: Openings, written: Written): Rows {
  const rows: Rows = new Map()
  for (const account of unfinishedOf(world)) addAccount(rows, account, written)
  addOpenings(rows, world, openings, written.vocabulary)
  addCourses(rows, world, openings)
  add(rows, 'shortlists', ...openings.shortlists)
  add(rows, 'shortlist_moves', ...openings.shortlistMoves)
  const { conversations, messages } = conversationsOf(world, openings)
  add(rows, 'conversations', ...conversations)
  add(rows, 'conversation_messages', ...messages)
  add(rows, 'profile_views', ...profileViewsOf(world, openings))
  add(rows, 'search_appearances', ...searchAppearancesOf(world))
  add(rows, 'search_logs', ...searchLogsOf(world))
  const campaigns = campaignLinksOf(world)
  add(rows, 'campaign_links', ...campaigns.links)
  add(rows, 'campaign_opens', ...campaigns.opens)
  add(rows, 'campaign_sign_ups', ...campaigns.signUps)
  return rows
}

function addOpenings(
  rows: Rows,
  world: World,
  { drives, jobs, toDrives, toJobs }: Openings,
  vocabulary: Written['vocabulary'],
) {
  add(rows, 'placement_drives', ...drives)
  addJobs(rows, jobs, vocabulary)
  add(rows, 'drive_applications', ...toDrives)
  add(rows, 'job_applications', ...toJobs)
  const employerOf = new Map(jobs.map(({ id, employerId }) => [id, employerId]))
  add(
    rows,
    'application_moves',
    ...toDrives.flatMap((application) => driveMovesOf(application, driveReviewerOf(world, application))),
  )
  add(
    rows,
    'application_moves',
    ...toJobs.flatMap((application) =>
      jobMovesOf(application, employerOf.get(application.jobId) ?? driveReviewerOf(world, application)),
    ),
  )
}

function addCourses(rows: Rows, world: World, { courses, toCourses }: Openings) {
  const { applications, enrolments } = toCourses
  add(rows, 'courses', ...courses)
  add(rows, 'course_applications', ...applications)
  add(rows, 'course_enrolments', ...enrolments)
  const { sales } = courseSalesOf(world, courses, applications)
  add(rows, 'coupons', ...couponsOf(world, sales.filter(({ couponId }) => couponId !== null).length))
  add(rows, 'candidate_notes', ...notesOf(world, courses, applications))
}
