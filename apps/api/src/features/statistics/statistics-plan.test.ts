import type { Database } from '@pramaan/database/client'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generateOpenings, generateSparseSearchRows } from '../../testing/generated/generated-openings.queries.ts'
import { littleMemory, signedUpStatement } from './funnel.queries.ts'
import { applicantsStatement } from './totals.queries.ts'
import { dayStatements } from './trends.queries.ts'

async function fill(db: Database, candidates: number) {
  await generateOpenings(db, candidates)
  await generateSparseSearchRows(db)
}

const today = dayOf(new Date())
const month = { from: addDays(today, -59), to: today }

describePlans('plans of the statistics', fill, (ground) => {
  test('figures by day are counted from indexes, without the people and applications', async () => {
    const read: number[] = []
    for (const { statement } of dayStatements(month)) {
      const { names, blocks } = await planOf(ground.db, statement)
      // Courses and drives are few.
      expect(names).not.toMatch(/Seq Scan (?!courses|placement_drives)/)
      read.push(blocks)
    }
    // The tables of people, applications and search rows have some 35,000 blocks.
    expect(read.reduce((sum, blocks) => sum + blocks, 0)).toBeLessThan(14_000)
  })

  test('applicants are counted once each in the order of an index', async () => {
    for (const table of ['job_applications', 'drive_applications', 'course_applications'] as const) {
      const { names } = await planOf(ground.db, applicantsStatement(table))
      expect(names).toContain(`Index Only Scan ${table}_candidate`)
      expect(names).not.toMatch(/Hash|Sort/)
    }
  })

  test('the funnel reads each table of moves and applications by its index', async () => {
    const { rows } = await ground.db.transaction(async (step) => {
      await step.execute(littleMemory)
      return step.execute<{ 'QUERY PLAN': string }>(sql`explain ${signedUpStatement(month)}`)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Only Scan( Backward)? using shortlist_moves_furthest/)
    expect(plan).toMatch(/Index Only Scan using job_applications_candidate/)
    expect(plan).not.toContain('Seq Scan on shortlist')
  })
})
