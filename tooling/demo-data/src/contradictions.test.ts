import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { jobExperienceOptions, qualifications } from '@pramaan/domain/options'
import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from './fill.ts'
import { levelOfDegree } from './trades/roles.ts'
import { known } from './world.ts'

/** What a filled database says in one place and denies in another. */

const now = new Date('2026-11-21T06:30:00.000Z')
const { db, stop } = await startSeparateDatabase()

beforeAll(async () => {
  await fillDemo({ pool: db.$client, candidates: 900, now })
})
afterAll(stop)

async function read<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await db.$client.query(text, [...values])
  return rows
}

const subdomainOf = new Map(jobRoleRows.map(({ id, domainId, subdomain }) => [id, `${domainId} ${subdomain}`]))
const yearsOf = new Map<string, number>(jobExperienceOptions.map(({ text, from }) => [text, from]))
const knownCandidates = [known.fresher.id, known.experienced.id]

type Applied = {
  candidate_id: number
  role: number
  years: number | null
  job_role: number
  experience: string
  company: string
  drive_id: number | null
}

/** Whether a person's own work, and the years of it, are those of a job. */
function fits({ role, years, job_role: asked, experience }: Applied) {
  return subdomainOf.get(role) === subdomainOf.get(asked) && (years ?? 0) >= (yearsOf.get(experience) ?? 0)
}

const applied = (where: string) =>
  read<Applied>(
    `select a.candidate_id, c.job_role_ids[1] as role, c.experience_years as years, j.role_id as job_role, j.experience,
       j.company_name as company, j.drive_id
     from job_applications a join jobs j on j.id = a.job_id join candidates c on c.account_id = a.candidate_id
     where ${where}`,
  )

test('anyone in a pipeline does work that its employer has jobs in, with the years that one of them asks for', async () => {
  const pairs = await read<{ candidate_id: number; role: number; years: number | null; jobs: [number, string][] }>(
    `select s.candidate_id, c.job_role_ids[1] as role, c.experience_years as years,
       (select json_agg(json_build_array(j.role_id, j.experience)) from jobs j where j.employer_id = s.employer_id) as jobs
     from shortlists s join candidates c on c.account_id = s.candidate_id`,
  )
  expect(pairs.length).toBeGreaterThan(60)
  const strangers = pairs.filter(
    ({ role, years, jobs }) =>
      !jobs.some(
        ([asked, experience]) =>
          subdomainOf.get(role) === subdomainOf.get(asked) && (years ?? 0) >= (yearsOf.get(experience) ?? 0),
      ),
  )
  expect(strangers).toEqual([])
})

test('anyone shortlisted for a job does that work and has the years', async () => {
  const shortlisted = await applied(`a.status = 'Shortlisted'`)
  expect(shortlisted.length).toBeGreaterThan(20)
  expect(shortlisted.filter((one) => !fits(one))).toEqual([])
})

test('the demo candidates applied to several companies, none of them more than twice, about within their years', async () => {
  for (const id of knownCandidates) {
    const theirs = await applied(`a.candidate_id = ${id}`)
    const companies = theirs.map(({ company }) => company)
    expect(new Set(companies).size).toBeGreaterThan(3)
    for (const company of companies) expect(companies.filter((other) => other === company).length).toBeLessThan(3)
    expect(theirs.filter(({ years, experience }) => (years ?? 0) + 1 < (yearsOf.get(experience) ?? 0))).toEqual([])
  }
})

type DriveRow = {
  id: number
  title: string
  openings: number
  companies: { title: string }[]
  total: number
  qualification: string
  lpa: number
  highlights: { title: string }[]
  jobs: { company: string; openings: number; education: string; experience: string; from: number; to: number | null }[]
}

const readDrives = () =>
  read<DriveRow>(
    `select d.id, d.title, d.openings, d.companies, d.total_company as total, d.qualification,
       d.average_package::float as lpa, d.highlights,
       (select json_agg(json_build_object('company', j.company_name, 'openings', j.openings, 'education', j.education,
         'experience', j.experience, 'from', j.ctc_from, 'to', j.ctc_to)) from jobs j where j.drive_id = d.id) as jobs
     from placement_drives d order by d.id`,
  )

test('a drive’s openings, companies, education and pay are those of its jobs, and its highlights count the same', async () => {
  for (const { title, openings, companies, total, qualification, lpa, highlights, jobs } of await readDrives()) {
    const names = companies.map((company) => company.title)
    expect([title, jobs.reduce((sum, job) => sum + job.openings, 0)]).toEqual([title, openings])
    expect([title, new Set(jobs.map(({ company }) => company))]).toEqual([title, new Set(names)])
    expect([title, names.length]).toEqual([title, total])
    const lowest = qualifications.find((one) => jobs.some(({ education }) => education === one))
    expect([title, lowest]).toEqual([title, qualification])
    expect(lpa).toBeGreaterThanOrEqual(Math.min(...jobs.map(({ from }) => from)))
    expect(lpa).toBeLessThanOrEqual(Math.max(...jobs.map(({ from, to }) => to ?? from)))
    const counts = highlights.flatMap((highlight) => highlight.title.match(/\d+/g) ?? []).map(Number)
    expect(counts).toEqual([total, openings])
  }
})

test('a drive that is for freshers or students has jobs for them alone', async () => {
  const drives = (await readDrives()).filter(({ title }) => /freshers|campus/i.test(title))
  expect(drives.length).toBeGreaterThan(1)
  expect(drives.flatMap(({ jobs }) => jobs).filter(({ experience }) => experience !== 'Fresher')).toEqual([])
})

test('the texts of a drive and of its jobs promise offers at one time', async () => {
  const texts = await read<{ id: number; text: string }>(
    `select d.id, concat_ws(' ', d.highlights, d.process, d.faqs,
       (select string_agg(j.description, ' ') from jobs j where j.drive_id = d.id)) as text
     from placement_drives d`,
  )
  for (const { id, text } of texts) {
    const sentences = text.split(/[.\n"]/).filter((sentence) => /\boffers?\b/i.test(sentence))
    const times = sentences.flatMap((sentence) => sentence.match(/same day|within \w+ \w+|at once/g) ?? [])
    expect([id, new Set(times).size]).toEqual([id, 1])
  }
})

test('what a reviewer noted of a person’s pay is what their profile says', async () => {
  const wrong = await read(
    `select c.account_id from candidates c join hr_comments h on h.candidate_id = c.account_id
     where c.expected_ctc <> h.ctc`,
  )
  expect(wrong).toEqual([])
})

test('a request for a drive is closed for want of its fee only once the fee’s last day is over', async () => {
  const closed = await read<{ id: number; early: boolean; came: string | null }>(
    `select a.id, a.updated_at < d.from_date::timestamp at time zone 'Asia/Kolkata' as early,
       (select m.from_status from application_moves m where m.drive_application_id = a.id and m.to_status = 'noPayment') as came
     from drive_applications a join placement_drives d on d.id = a.drive_id where a.status = 'noPayment'`,
  )
  expect(closed.length).toBeGreaterThan(3)
  expect(closed.filter(({ early, came }) => early || came !== 'Accepted')).toEqual([])
})

test('the drives that the demo candidates take part in hire for their work', async () => {
  const taken = await read<{
    candidate_id: number
    title: string
    roles: number[]
    role: number
    years: number | null
  }>(
    `select a.candidate_id, d.title, c.job_role_ids[1] as role, c.experience_years as years,
       (select array_agg(j.domain_id) from jobs j where j.drive_id = d.id) as roles
     from drive_applications a join placement_drives d on d.id = a.drive_id join candidates c on c.account_id = a.candidate_id
     where a.candidate_id = any($1) and a.status in ('Applied', 'Accepted', 'Pending')`,
    [knownCandidates],
  )
  expect(taken.length).toBeGreaterThan(3)
  // Software, and data and AI.
  expect(taken.filter(({ roles }) => !roles.every((domain) => domain <= 2))).toEqual([])
  expect(taken.filter(({ title, years }) => /campus|freshers/i.test(title) && (years ?? 0) > 0)).toEqual([])
})

test('some who registered never signed in, all in the last week, and some did not come back', async () => {
  const [users] = await read<{ total: number; first: number; again: number; stale: number }>(
    `select count(*)::int as total, count(*) filter (where login_count > 0)::int as first,
       count(*) filter (where login_count > 1)::int as again,
       count(*) filter (where login_count = 0 and updated_at < $1::timestamptz - interval '7 days')::int as stale
     from accounts where role_id in (1, 2)`,
    [now],
  )
  expect(users?.first).toBeLessThan(users?.total ?? 0)
  expect(users?.again).toBeLessThan(users?.first ?? 0)
  expect(users?.stale).toBe(0)
})

test('nobody reads the same words from several people: of an inbox’s messages none is there twice', async () => {
  const repeated = await read(
    `select c.employer_id, m.text, count(*)::int as times
     from conversation_messages m join conversations c on c.id = m.conversation_id
     group by 1, 2 having count(*) > 1
     union all
     select c.candidate_id, m.text, count(*)::int
     from conversation_messages m join conversations c on c.id = m.conversation_id
     group by 1, 2 having count(*) > 1`,
  )
  expect(repeated).toEqual([])
  const [all] = await read<{ same: number; messages: number }>(
    `select count(*)::int as messages, max(times)::int as same from (
       select count(*) over (partition by regexp_replace(text, '^\\S+ \\S+', '')) as times from conversation_messages) t`,
  )
  expect((all?.same ?? 0) / (all?.messages ?? 1)).toBeLessThan(0.06)
})

test('a conversation keeps pace with the pipeline: an interview is thanked for after it, an offer comes with the hiring', async () => {
  const early = await read(
    `select m.id, m.text from conversation_messages m join conversations c on c.id = m.conversation_id
     where m.sent_at < (select min(moved_at) from shortlist_moves s
       where s.employer_id = c.employer_id and s.candidate_id = c.candidate_id)`,
  )
  expect(early).toEqual([])
  const late = await read(
    `select c.id from conversations c join shortlists s using (employer_id, candidate_id)
     where s.status = 4 and not exists (select from conversation_messages m
       where m.conversation_id = c.id and m.sent_at >= s.updated_at)`,
  )
  expect(late).toEqual([])
  const unmet = await read(
    `select c.id from conversations c join shortlist_moves s using (employer_id, candidate_id)
     join lateral (select sent_at from conversation_messages m where m.conversation_id = c.id
       order by m.id offset 3 limit 1) fourth on true
     where s.to_status = 3 and fourth.sent_at < s.moved_at`,
  )
  expect(unmet).toEqual([])
})

test('a day of the week that is named in a message is one of the next three', async () => {
  const named = await read<{ text: string; next: string[] }>(
    `select m.text, (select array_agg(trim(to_char((m.sent_at at time zone 'Asia/Kolkata') + make_interval(days => n), 'Day')))
       from generate_series(0, 3) n) as next
     from conversation_messages m where m.text ~ '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'`,
  )
  expect(named.length).toBeGreaterThan(30)
  const wrong = named.filter(({ text, next }) =>
    (text.match(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g) ?? []).some((day) => !next.includes(day)),
  )
  expect(wrong).toEqual([])
})

test('nothing is dated before the people it is about were there', async () => {
  const [early] = await read<Record<string, number>>(
    `select
       (select count(*) from shortlists s join accounts a on a.id in (s.candidate_id, s.employer_id)
         where s.created_at < a.created_at)::int as shortlists,
       (select count(*) from profile_views v join accounts a on a.id in (v.candidate_id, v.viewer_id)
         where v.viewed_at < a.created_at)::int as views,
       (select count(*) from search_appearances s join accounts a on a.id = s.candidate_id
         where s.day < (a.created_at at time zone 'Asia/Kolkata')::date)::int as appearances,
       (select count(*) from jobs j join accounts a on a.id = j.employer_id where j.created_at < a.created_at)::int as jobs,
       (select count(*) from placement_drives d join accounts a on a.id = d.employer_id
         where d.created_at < a.created_at)::int as drives,
       (select count(*) from job_applications j join accounts a on a.id = j.candidate_id
         where j.created_at < a.created_at)::int as applications,
       (select count(*) from drive_applications j join accounts a on a.id = j.candidate_id
         where j.created_at < a.created_at)::int as requests,
       (select count(*) from course_applications j join accounts a on a.id = j.candidate_id
         where j.created_at < a.created_at)::int as courses,
       (select count(*) from job_applications a join jobs j on j.id = a.job_id join placement_drives d on d.id = j.drive_id
         where a.created_at >= (d.to_date + 1)::timestamp at time zone 'Asia/Kolkata')::int as after_drives`,
  )
  expect(Object.entries(early ?? {}).filter(([, count]) => count > 0)).toEqual([])
})

test('a rejection has its reason, nobody is hired twice, nor a demo candidate who looks for work, and a remark on a course is on one that was applied to', async () => {
  expect(await read('select id from shortlist_moves where (to_status = -1) <> (reason is not null)')).toEqual([])
  expect(await read('select candidate_id from shortlists where status = 4 group by 1 having count(*) > 1')).toEqual([])
  expect(await read('select 1 from shortlists where status = 4 and candidate_id = any($1)', [knownCandidates])).toEqual(
    [],
  )
  const remarks = await read<{ known: boolean }>(
    `select exists (select from course_applications a where a.candidate_id = n.candidate_id and a.created_at < n.at) as known
     from candidate_notes n where n.kind = 'remark'`,
  )
  expect(remarks.length).toBeGreaterThan(3)
  expect(remarks.filter((remark) => !remark.known)).toEqual([])
})

test('a job asks for the lowest of its degrees, and an employer posts none twice at a time', async () => {
  const jobs = await read<{ id: number; education: string; degrees: string[] }>(
    'select id, education, degrees from jobs',
  )
  for (const { id, education, degrees } of jobs) {
    const levels = degrees.map((degree) => levelOfDegree.get(degree))
    expect([id, education]).toEqual([id, qualifications.find((one) => levels.includes(one)) ?? qualifications[0]])
  }
  const twice = await read(
    `select employer_id, title, location from jobs where closed_at is null and drive_id is null
     group by 1, 2, 3 having count(*) > 1`,
  )
  expect(twice).toEqual([])
})
