import type { Pool } from 'pg'
import { indexes } from './questions.ts'

/** The schema that Directus has for itself, beside the tables of the search. */
export const flatSchema = 'directus'

const people = `create table ${flatSchema}.people as
  select candidate_id::integer as id, places[1] as place, places[2] as other_place, facets @> array[100000000] as anywhere,
    joining > 0 as looking, level, experience_months, expected_ctc, verified, immediate, full_time, remote, on_site,
    internship, card
  from candidate_search cross join lateral (
    select array_agg(location order by location) as places from locations where 100000000 + id = any(facets)) lived`

/** The people of the search as a flat table, with an index for each question; what an earlier run left is dropped. */
export async function makeFlatPeople(pool: Pool) {
  await dropSchema(pool)
  await pool.query(`create schema ${flatSchema}`)
  await pool.query(people)
  await pool.query(`alter table ${flatSchema}.people add primary key (id)`)
  for (const columns of indexes) await pool.query(`create index on ${flatSchema}.people (${columns})`)
  await pool.query(`vacuum (analyze) ${flatSchema}.people`)
}

/** Leaves nothing of Directus behind. */
export async function dropSchema(pool: Pool) {
  await pool.query(`drop schema if exists ${flatSchema} cascade`)
}
