import type { Database } from '@pramaan/database/client'
import { colleges } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

type Page = { pageSize: number; pageIndex: number }

/** For each word of a search: its possible meanings, most likely first; one without a trailing space is a prefix. */
export type Alternatives = readonly (readonly string[])[]

const { haystack } = colleges
const offered = sql`${colleges.excludedAt} is null`
const shown = {
  id: colleges.id,
  label: colleges.label,
  name: colleges.name,
  district: colleges.district,
  state: colleges.state,
}

/** LIKE patterns for prefixes of words; a folded word has none of LIKE's special characters. */
function begins(words: readonly string[]) {
  return sql`(${sql.join(
    words.map((word) => sql`${haystack} like ${`% ${word}%`}`),
    sql` or `,
  )})`
}

/** Whether a college's name or initials, which end at the bar, have a word. */
function names(words: readonly string[]) {
  return sql`(${sql.join(
    words.map((word) => sql`strpos(${haystack}, ${` ${word}`}) between 1 and strpos(${haystack}, '|')`),
    sql` or `,
  )})`
}

/**
 * The order, best first: words in the name before words in the address, then the name as typed, then short names, then
 * alphabetical.
 */
function rank(alternatives: Alternatives) {
  const phrase = alternatives.map(([first]) => first?.trim()).join(' ')
  const hits = alternatives.map((words) => sql`${names(words)}::integer`)
  return [
    sql`${sql.join(hits, sql` + `)} desc`,
    sql`${haystack} like ${` ${phrase} ;%`} desc`,
    sql`${haystack} like ${` ${phrase}%`} desc`,
    sql`${haystack} like ${`% ${phrase} %`} desc`,
    sql`strpos(${haystack}, ';')`,
    sql`${haystack} collate "C"`,
    sql`${colleges.id}`,
  ]
}

/**
 * A page of the colleges that have, for each word, a word starting with one of its alternatives, and their total
 * number.
 */
export async function matchColleges(db: Database, alternatives: Alternatives, { pageSize, pageIndex }: Page) {
  const where = sql`${sql.join(alternatives.map(begins), sql` and `)} and ${offered}`
  const rows = await db
    .select({ ...shown, total: sql<number>`count(*) over ()::integer` })
    .from(colleges)
    .where(where)
    .orderBy(...rank(alternatives))
    .limit(pageSize)
    .offset(pageSize * pageIndex)
  const [first] = rows
  if (first || pageIndex === 0) return { rows, total: first?.total ?? 0 }
  return { rows, total: await db.$count(colleges, where) }
}

/** A page of the colleges whose name starts with the given letters, by alphabet; for a search of at most one letter. */
export async function listStartingWith(db: Database, letters: string, { pageSize, pageIndex }: Page) {
  const where = sql`${haystack} collate "C" like ${` ${letters}%`} and ${offered}`
  const rows = await db
    .select(shown)
    .from(colleges)
    .where(where)
    .orderBy(sql`${haystack} collate "C"`)
    .limit(pageSize)
    .offset(pageSize * pageIndex)
  return { rows, total: await db.$count(colleges, where) }
}

/** Words of the list that look like a typed one (by shared groups of three letters), most common first. */
export async function similarWords(db: Database, word: string) {
  const { rows } = await db.transaction(async (step) => {
    // The threshold applies only to this transaction; it is low, because a four-letter word with one wrong letter
    // shares two of five groups.
    await step.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.35', true)`)
    return step.execute<{ word: string; uses: number }>(sql`
      select word, uses from college_words where ${word}::text <% word order by uses desc, word limit 300`)
  })
  return rows
}
