import type { Database } from '@pramaan/database/client'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { firstPage } from '../../testing/generated/first-page.ts'
import { findPart } from './jobs.queries.ts'
import { findNearCity } from './near-city.queries.ts'

/** Most jobs are in Mumbai, one of 5,000 in Satara, one of 50 is done from home. */
async function fill(db: Database, jobs: number) {
  await db.execute(sql`insert into jobs (title, type, location, openings, work_model, created_at)
    select 'Job ' || i, 'Full Time', case when i % 5000 = 0 then 'Satara' when i % 4 = 0 then 'Pune' else 'Mumbai' end, 2,
      case when i % 50 = 7 then 'Remote' end, now() from generate_series(1, ${jobs}) as i`)
  await db.execute(sql`analyze jobs`)
}

const admin = { id: 1, role: 'Admin', today: '2026-11-22' } as const

describePlans('plans of jobs near a city', fill, (ground) => {
  test.each([
    ['of a city with most jobs', 'Mumbai', 0, /jobs_(pkey|newest|location)/],
    ['of a city with few jobs', 'Satara', 0, /jobs_location/],
    ['from home', 'Satara', 2, /jobs_(pkey|newest|location)/],
    ['of the same state', 'Satara', 3, /jobs_(pkey|newest|location)/],
  ])('the newest ten %s are found by an index, near what they show', async (_, city, list, index) => {
    const near = await findNearCity(ground.db, admin, city)
    const page = findPart(ground.db, admin, firstPage, { near, seeker: undefined }, { list, offset: 0, limit: 10 })
    const { names, blocks } = await planOf(ground.db, page.getSQL())
    expect(names).toMatch(index)
    // The table alone has some 1,500 pages.
    expect(blocks, names).toBeLessThan(200)
  })
})
