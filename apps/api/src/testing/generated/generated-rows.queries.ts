import type { Database } from '@pramaan/database/client'
import { nearGrades, weightOf } from '@pramaan/domain/fit'
import { sql } from 'drizzle-orm'
import { vacuum } from './vacuum.queries.ts'

const firstNames = [
  ...['asha', 'rahul', 'priya', 'amit', 'sneha', 'vikram', 'pooja', 'suresh', 'kavita', 'arjun', 'meena', 'rohit'],
  ...['सुनील', 'आशा', 'zubin', 'farida', 'gurpreet', 'lakshmi', 'manoj', 'nisha', 'tenzin', 'yusuf', 'kiran', 'deepak'],
]
const lastNames = [
  ...['patil', 'sharma', 'kulkarni', 'khan', 'rao', 'singh', 'shinde', 'gupta', 'joshi', 'nair', 'das', 'jadhav'],
  ...['कुमार', 'iyer', 'fernandes', 'mistry', 'chavan', 'pawar', 'thomas', 'bhosale', 'reddy', 'sheikh', 'gill', 'bora'],
]

/**
 * A number from 0 to 1 that depends on the row and the column alone, so that every run has the same rows. Behind a pooler
 * a session that has it already may come again.
 */
const chance = `create or replace function pg_temp.chance(i bigint, of bigint)
  returns double precision immutable language sql as
  $$ select (hashint8extended(i, of) & 4294967295) / 4294967296.0 $$`

/** The words of a text, each with where in a profile it is. */
const positioned = `create or replace function pg_temp.positioned(at text, words text) returns text[] immutable language sql as
  $$ select array(select '=' || at || '=' || word from regexp_split_to_table(words, '[^[:alnum:]+]+') as word where word <> '') $$`

/**
 * Generates search rows with a realistic distribution: half of them in a few places, some rare values, one in eight
 * verified. Only for query plans and measuring: the rows belong to no candidates. Empties the table first. They count as
 * read with the current vocabulary, because a server would delete outdated rows that belong to nobody.
 */
export async function generateSearchRows(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(
      sql`alter table candidate_search drop constraint if exists candidate_search_candidate_id_accounts_id_fk`,
    )
    await step.execute(
      sql`alter table search_counts drop constraint if exists search_counts_candidate_id_candidate_search_candidate_id_fk`,
    )
    await step.execute(
      sql`alter table candidate_concepts drop constraint if exists candidate_concepts_candidate_id_candidate_search_candidate_id_fk`,
    )
    await step.execute(sql`truncate candidate_search, search_counts, search_versions, candidate_concepts`)
    const { rows: indexes } = await step.execute<{ name: string; made: string }>(indexesOfSearch)
    // Building an index once for all rows is much faster than updating it for each row.
    for (const { name } of indexes) await step.execute(sql`drop index ${sql.identifier(name)}`)
    await step.execute(sql.raw(chance))
    await step.execute(sql.raw(positioned))
    await step.execute(rows(count))
    await step.execute(sql`insert into search_counts (${countedColumns})
      select ${countedColumns} from candidate_search order by candidate_id`)
    await step.execute(
      sql`insert into search_versions select candidate_id, version from candidate_search, vocabulary_version`,
    )
    await step.execute(heldConcepts)
    await step.execute(sql`update candidate_search set concepts = held.ids from (
      select candidate_id, array_agg(concept_id * case when grade = any(${nearWeights}) then -1 else 1 end order by concept_id) as ids from candidate_concepts group by candidate_id) held
      where held.candidate_id = candidate_search.candidate_id`)
    for (const { made } of indexes) await step.execute(sql.raw(made))
  })
  await vacuum(db, 'candidate_search', 'search_counts', 'candidate_concepts')
  // Written twice, each row left an entry behind: the key would be a level deeper than it is in a real database. Within
  // the transaction those entries would be kept.
  await db.execute(sql`reindex index candidate_search_pkey`)
}

const nearWeights = sql.param(nearGrades.map(weightOf))

const indexesOfSearch = sql`select indexname as name, indexdef as made from pg_indexes
  where tablename in ('candidate_search', 'search_counts', 'search_versions', 'candidate_concepts') and indexname not in (select conname from pg_constraint)`

const countedColumns = sql.raw(
  `candidate_id, expected_ctc, registered_at, experience_months, level, joining, has_certificate, verified, immediate,
  full_time, part_time, internship, remote, on_site, facets`,
)

const listedSkills = sql`array(select id from skills order by id)`

/** A person's three skills of the list `skills`. */
function drawnSkills(person: 'i' | 'candidate_id') {
  const one = sql.raw(person)
  return sql`array[skills[1 + (power(pg_temp.chance(${one}, 21), 3) * (cardinality(skills) - 1))::int],
    skills[1 + (power(pg_temp.chance(${one}, 22), 2) * (cardinality(skills) - 1))::int],
    skills[1 + (pg_temp.chance(${one}, 23) * (cardinality(skills) - 1))::int]]`
}

/**
 * Each row has its first role as title, the other as preference, its skills and its place. Three in ten mention
 * auditing, which is nobody's skill: a concept that many have and hardly anybody well.
 */
const heldConcepts = sql`
  insert into candidate_concepts (candidate_id, concept_id, grade, held_id, looking, verified, fresh_day, compared_strength)
  select candidate_id, concept.id, max(grade), concept.id, joining > 0, verified,
    (updated_at at time zone 'Asia/Kolkata')::date - date '1970-01-01', compared_strength
  from candidate_search, (select ${listedSkills} as skills) as lists, lateral (
    select 'title' as kind, title as label, case ord when 1 then ${weightOf('title')}::int else ${weightOf('role')}::int end as grade
    from (select code - 400000000 as id, row_number() over () as ord from unnest(facets) as code where code between 400000000 and 499999999) role
    join job_roles using (id)
    union all
    select 'skill', title, ${weightOf('skill')} from unnest(${drawnSkills('candidate_id')}) as skill (id) join skills using (id)
    union all
    select 'city', location, ${weightOf('role')} from unnest(facets) as code join locations on locations.id = code - 100000000
    union all
    select 'skill', 'Auditing', ${weightOf('mention')} where pg_temp.chance(candidate_id, 28) < 0.3) named
  join concepts concept on concept.kind = named.kind and concept.label = named.label
  group by candidate_id, concept.id, joining, verified, updated_at, compared_strength`

function rows(count: number) {
  return sql`
    with lists as (
      select array(select id from locations order by id) as places, array(select id from edu_degrees order by id) as degrees,
        array(select id from job_roles order by id) as roles, ${listedSkills} as skills,
        (select jsonb_object_agg(id, lower(title)) from job_roles) as role_titles,
        (select jsonb_object_agg(id, lower(title)) from skills) as skill_titles,
        ${sql.param(firstNames)}::text[] as first_names, ${sql.param(lastNames)}::text[] as last_names
    )
    insert into candidate_search (candidate_id, name_key, phone, email, words, facets, level, experience_months,
      expected_ctc, compared_strength, has_certificate, verified, immediate, full_time, part_time, internship, remote,
      on_site, joining, registered_at, updated_at, card)
    select i, first || ' ' || last, '+91' || (9000100000 + i), 'person' || i || '@example.com',
      array_to_tsvector(array_remove(array[first, last, '=phone=' || (9000100000 + i), '=phone=91' || (9000100000 + i)]
        || regexp_split_to_array(concat_ws(' ', role_titles ->> role::text, role_titles ->> second::text,
          skill_titles ->> (skill[1])::text, skill_titles ->> (skill[2])::text, skill_titles ->> (skill[3])::text),
          '[^[:alnum:]+]+')
        || pg_temp.positioned('title', role_titles ->> role::text) || pg_temp.positioned('role', role_titles ->> role::text)
        || pg_temp.positioned('role', role_titles ->> second::text) || pg_temp.positioned('skill', concat_ws(' ',
          skill_titles ->> (skill[1])::text, skill_titles ->> (skill[2])::text, skill_titles ->> (skill[3])::text)), '')),
      array[100000000 + place, 200000000 + degree, 300000000 + (power(pg_temp.chance(i, 5), 2) * 9000)::int,
        400000000 + role, 400000000 + second]
        || case when verified and pg_temp.chance(i, 7) < 0.2 then array[100000000] else '{}' end,
      level, case level when 2 then (12 + power(pg_temp.chance(i, 8), 2) * 228)::int else 0 end,
      case when pg_temp.chance(i, 9) < 0.3 then 0 else ((1.2 + power(pg_temp.chance(i, 10), 3) * 40) * 100)::bigint * 100000 end,
      (pg_temp.chance(i, 11) * 100)::int, pg_temp.chance(i, 12) < 0.1, verified, verified and pg_temp.chance(i, 13) < 0.3,
      pg_temp.chance(i, 14) < 0.8, pg_temp.chance(i, 15) < 0.1, pg_temp.chance(i, 16) < 0.15, pg_temp.chance(i, 17) < 0.4,
      pg_temp.chance(i, 18) < 0.7, (pg_temp.chance(i, 19) * 2)::int,
      timestamptz '2026-11-01' - (${count}::bigint - i) * interval '1 minute',
      timestamptz '2026-11-01' - pg_temp.chance(i, 20) * interval '200 days',
      jsonb_build_object('FullName', initcap(first || ' ' || last), 'Image', null, 'ExperienceLevel',
        case level when 1 then 'Fresher' else 'Experienced' end, 'ExperienceMonths', 0, 'Location', 'Pune', 'CareerProfile',
        jsonb_build_object('education', 'Graduation', 'degree', 'B.Com', 'expectedCtc', 4.5, 'domain', 1), 'SkillProfile',
        jsonb_build_object('GeneralSkills', array['Teamwork'], 'ProfessionalSkills', array[skill_titles ->> (skill[1])::text],
        'Certificate', null), 'Experience', '[]'::jsonb, 'Education', '[]'::jsonb, 'HrComments', null, 'JoiningStatus', false,
        'JoiningInfo', jsonb_build_object('status', null), 'VspStatus', verified or null,
        'CreatedOn', '2026-01-01T00:00:00.000Z', 'UpdatedOn', '2026-01-01T00:00:00.000Z')
    from lists, generate_series(1, ${count}::bigint) as i, lateral (
      select places[1 + (power(pg_temp.chance(i, 1), 4) * (cardinality(places) - 1))::int] as place,
        degrees[1 + (power(pg_temp.chance(i, 2), 3) * (cardinality(degrees) - 1))::int] as degree,
        roles[1 + (power(pg_temp.chance(i, 3), 2) * (cardinality(roles) - 1))::int] as role,
        roles[1 + (pg_temp.chance(i, 4) * (cardinality(roles) - 1))::int] as second,
        ${drawnSkills('i')} as skill,
        first_names[1 + (power(pg_temp.chance(i, 24), 2) * (cardinality(first_names) - 1))::int] as first,
        last_names[1 + (power(pg_temp.chance(i, 25), 2) * (cardinality(last_names) - 1))::int] as last,
        case when pg_temp.chance(i, 26) < 0.6 then 1 else 2 end as level, pg_temp.chance(i, 27) < 0.125 as verified
    ) as drawn`
}
