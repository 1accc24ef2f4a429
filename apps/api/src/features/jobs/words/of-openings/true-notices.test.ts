import { jobRoles } from '@pramaan/database/schema'
import type { Concept } from '@pramaan/domain/concept'
import { spelledWords } from '@pramaan/domain/spelling'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { only } from '../../../../http/refusals/refuse.ts'
import { findVocabulary } from '../../../../services/search/vocabulary/vocabulary.ts'
import { createOpenings } from '../../../../testing/people/openings.ts'
import { startApi } from '../../../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse, aDrive, aJob } = createOpenings(api.deps)

const courses = [
  { title: 'Full-stack web development', categoryId: 1, stats: ['React', 'Node.js', 'SQL', 'Git'] },
  { title: 'Java for beginners', categoryId: 1, stats: ['Java', 'OOP', 'JDBC', 'Spring Boot'] },
  { title: 'SAP FICO end user', categoryId: 2, stats: ['SAP FICO', 'GL', 'AP'] },
  { title: 'Computer hardware and networking', categoryId: 3, stats: ['Assembly', 'LAN', 'Windows'] },
  { title: 'Mobile repairing', categoryId: 3, stats: ['Tools', 'Diagnosis', 'Soldering'] },
  { title: 'Graphic design with free tools', categoryId: 4, stats: ['Layout', 'Typography'] },
  { title: 'Video editing essentials', categoryId: 4, stats: ['Cutting', 'Sound'] },
  { title: 'Search-engine optimisation', categoryId: 5, stats: ['Keywords', 'Links'] },
  { title: 'Accounting with GST', categoryId: 6, stats: ['Tally Prime', 'GST', 'TDS'] },
  { title: 'Public speaking and e-mail writing', categoryId: 7, stats: ['Tone', 'Listening'] },
]
const drives = ['Full-stack hiring day', 'Software-testing day', 'Nursing and lab staff drive', 'Data-entry week']
const jobs = ['Fullstack Engineer', 'Car Driver', 'UI/UX Designer', 'Front-end Lead', 'Sales & Marketing Officer']

beforeEach(async () => {
  for (const course of courses) await aCourse(course)
  for (const title of drives) await aDrive({ title })
  const { id } = only(await api.db.select().from(jobRoles).where(eq(jobRoles.title, 'Accountant')))
  for (const title of jobs) await aJob({ title, roleId: id })
})

const leastLetters = 5

/** What people type instead of a name: a letter left out, two turned, or one written twice, in turn. */
function misspelt(name: string): string[] {
  const at = Math.floor(name.length / 2)
  const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
  return [`${before}${next}${after}`, `${before}${next}${letter}${after}`, `${before}${letter}${letter}${next}${after}`]
}

async function namesIn(texts: readonly string[]) {
  const { vocabulary } = await findVocabulary(api.deps.db, api.deps.now(), api.db)
  return texts.flatMap((text) => {
    const words = spelledWords(text)
    return vocabulary.spellingsIn(words).map(({ concepts, first, end }) => ({
      concepts,
      name: text.slice(words[first]?.from, words[end - 1]?.to),
    }))
  })
}

type Listed = { texts: readonly string[] }
type Found = {
  rows: readonly Listed[]
  reading: readonly { texts: readonly string[]; dropped: boolean; instead: readonly string[] }[]
}

/** What is said to be nowhere although a row of the list below has it. */
async function falselyMissing({ rows, reading }: Found): Promise<string[]> {
  const listed = (await namesIn(rows.flatMap(({ texts }) => texts))).flatMap(({ concepts }) => concepts)
  const isListed = (label: string) => listed.some((concept: Concept) => concept.label === label)
  return reading.flatMap(({ texts, instead }) => (instead.length > 0 ? texts.filter(isListed) : []))
}

async function wrongNotices(texts: readonly string[], search: (term: string) => Promise<Found>) {
  const named = (await namesIn(texts)).map(({ name }) => name)
  const typed = [...new Set(named)].filter(({ length }) => length >= leastLetters)
  expect(typed.length).toBeGreaterThan(3)
  const wrong: string[] = []
  for (const term of typed.flatMap((name) => [name, name.replaceAll('-', ' '), ...misspelt(name)])) {
    for (const label of await falselyMissing(await search(term))) wrong.push(`${term}: ${label}`)
  }
  return wrong
}

test('no search for courses says that none teaches what a listed one names', async () => {
  const texts = courses.flatMap(({ title, stats }) => [title, ...stats])
  const search = async (term: string) => {
    const { data, reading } = await api.client().courses.list({ query: { term } })
    return { rows: data.map((row) => ({ texts: [row.Title, row.Stat1, row.Stat2, row.Stat3, row.Stat4] })), reading }
  }
  expect(await wrongNotices(texts, search)).toEqual([])
})

test('no search for drives says that none asks for what a listed one names', async () => {
  const staff = await api.as(await api.aStaffMember('Admin'))
  const search = async (term: string) => {
    const { data, reading } = await staff.drives.list({ query: { term } })
    return { rows: data.map(({ Title }) => ({ texts: [Title] })), reading }
  }
  expect(await wrongNotices(drives, search)).toEqual([])
})

test('no search for jobs says that none asks for what a listed one names', async () => {
  const staff = await api.as(await api.aStaffMember('Admin'))
  const search = async (term: string) => {
    const { data, reading } = await staff.jobs.list({ query: { term } })
    return { rows: data.map(({ Title }) => ({ texts: [Title] })), reading }
  }
  expect(await wrongNotices(jobs, search)).toEqual([])
})
