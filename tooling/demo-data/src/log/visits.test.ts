import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { afterAll, expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

const now = new Date('2026-11-26T06:30:00.000Z')
const { db, stop } = await startSeparateDatabase()
await fillDemo({ pool: db.$client, candidates: 300, now })

afterAll(stop)

const wrong = async (text: string) => (await db.$client.query(text)).rows

test('nobody of staff or employers did anything after they were last seen', async () => {
  const acted = `
    select actor_id as id, at from audit_log where actor_id is not null
    union all select moved_by, moved_at from application_moves where mover = 'reviewer'
    union all select moved_by, moved_at from shortlist_moves
    union all select viewer_id, viewed_at from profile_views`
  expect(
    await wrong(`select a.id, max(acted.at), max(s.last_seen_at) from (${acted}) acted
      join accounts a on a.id = acted.id and a.role_id <> 1 left join sessions s on s.account_id = a.id
      group by a.id having max(acted.at) > max(s.last_seen_at) or max(s.last_seen_at) is null`),
  ).toEqual([])
  expect(await wrong(`select 1 from sessions where last_seen_at > '${now.toISOString()}'`)).toEqual([])
})

test('an employer looked at everybody that they shortlisted', async () => {
  expect(
    await wrong(`select 1 from shortlists s where not exists (select from profile_views v
      where v.viewer_id = s.employer_id and v.candidate_id = s.candidate_id and v.viewed_at < s.created_at)`),
  ).toEqual([])
})

test('applications and jobs have their numbers in the order of time', async () => {
  for (const table of ['jobs', 'job_applications', 'drive_applications', 'course_applications'])
    expect(
      await wrong(`select id from (select id, created_at, lag(created_at) over (order by id) as before from ${table}) t
        where before > created_at`),
    ).toEqual([])
})

test('a drive is held by a company of its trade, and its jobs are those of companies that take part', async () => {
  expect(
    await wrong(`select j.id from jobs j join placement_drives d on d.id = j.drive_id
      where not d.companies @> jsonb_build_array(jsonb_build_object('title', j.company_name))`),
  ).toEqual([])
  expect(await wrong('select id from placement_drives where total_company <> jsonb_array_length(companies)')).toEqual(
    [],
  )
})
