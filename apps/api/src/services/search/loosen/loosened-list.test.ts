import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts, candidateSearch, concepts } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../../http/refusals/refuse.ts'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { matchingFor } from '../loosen/relax-search.ts'
import { rankedSort } from '../plan/ranking/cursor.ts'
import { anywhere } from '../projection/facets.ts'
import { rowsAndTotal } from '../run/pages/list-page.ts'
import { findPage } from '../run/rows/page.queries.ts'
import { anyRole } from '../understand/search-request.ts'

const api = await startApi()

/** More than a loosened list has. */
const people = 2500

async function conceptOf(kind: 'city' | 'skill', label: string) {
  const named = and(eq(concepts.kind, kind), eq(concepts.label, label))
  return only(await api.db.select({ id: concepts.id }).from(concepts).where(named)).id
}

/** Everyone has the word and the skill Auditing; only the last, who looks for no work, may live in Wardha. */
async function manyAlike(city: number | undefined) {
  await generateSearchRows(api.db, people)
  const [wardha, auditing] = [await conceptOf('city', 'Wardha'), await conceptOf('skill', 'Auditing')]
  await api.db.execute(sql`insert into ${candidateConcepts}
      (candidate_id, concept_id, grade, held_id, looking, verified, fresh_day, compared_strength)
    select candidate_id, ${auditing}, ${weightOf('skill')}, ${auditing}, joining > 0, verified, 20000, compared_strength
    from ${candidateSearch} on conflict do nothing`)
  await api.db.execute(sql`update ${candidateSearch} set words = words || 'quixotic'::tsvector,
    facets = array_remove(facets, ${anywhere}),
    concepts = array_remove(array_remove(concepts, -${wardha}::int), -${auditing}::int) || ${auditing}::int`)
  if (city !== undefined)
    await api.db.execute(sql`update ${candidateSearch} set experience_months = 240, joining = 0,
      concepts = concepts || ${city}::int where candidate_id = ${people}`)
  await api.db.execute(sql`analyze`)
}

test.each([
  ['words alone that many have, in a city where nobody does', 'quixotic wardha', false],
  ['a phrase beside a skill, years and a city, which the last meets', 'auditing "quixotic" 18 years wardha', true],
])('a loosened list of many begins with the best of all of them: %s', async (_of, term, isMet) => {
  await manyAlike(isMet ? await conceptOf('city', 'Wardha') : undefined)
  const request = { filters: filtersOfAddress({ term }), roles: anyRole }
  const actor = { id: 7, role: 'Employer' } as Parameters<typeof rowsAndTotal>[1]
  const matching = await matchingFor(api.deps, actor, request)
  const first = { position: { offset: 0 }, limit: 31 }
  const { rows, total } = await rowsAndTotal(api.deps, actor, request, { matching, ...first })
  const sorts = rankedSort(request.filters, matching.read)
  const everyone = { ...matching, where: matching.required }
  expect(rows).toEqual(await findPage(api.db, { matching: everyone, sorts, ...first, employerId: 7, few: true }))
  expect(total.count).toBe(2000)
  const full = matching.list?.list.rows.filter(({ missed }) => missed === 0) ?? []
  expect(full.map(({ keys }) => keys.at(-1))).toEqual(isMet ? [people] : [])
})
