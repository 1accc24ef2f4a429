import { expect, test } from 'vitest'
import { writeRequirements } from '../../services/opening-fit/write-requirements.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)

async function fourDrives() {
  const care = await aDrive({ title: 'Nursing and lab staff drive', location: 'Nashik' })
  await aJob({ driveId: care.id, title: 'Staff Nurse', location: 'Satara' })
  const support = await aDrive({ title: 'Customer support drive', location: 'Mumbai' })
  await aJob({ driveId: support.id, title: 'Telecaller', location: 'Mumbai' })
  const campus = await aDrive({ title: 'Campus to cloud', skills: ['React'], location: 'Pune' })
  await aJob({ driveId: campus.id, title: 'Frontend Developer', location: 'Pune' })
  const over = await aDrive({ title: 'Deleted', skills: ['Welding'], deletedAt: api.deps.now() })
  await writeRequirements(api.deps, api.db, 'drive', [care.id, support.id, campus.id, over.id])
}

async function found(term: string) {
  const { drives } = await api.as(await api.aStaffMember('Admin'))
  const { data, totalCount, reading } = await drives.list({ query: { term } })
  expect(totalCount).toBe(data.length)
  return {
    titles: data.map(({ Title }) => Title),
    dropped: reading.flatMap((part) => (part.dropped ? part.texts : [])),
  }
}

test.each([
  ['nurse', ['Nursing and lab staff drive']],
  ['telecaller', ['Customer support drive']],
  ['tele caller', ['Customer support drive']],
  ['react', ['Campus to cloud']],
  ['reactjs', ['Campus to cloud']],
  ['pune', ['Campus to cloud']],
  ['frontend developer', ['Campus to cloud']],
  ['satara', ['Nursing and lab staff drive']],
  ['नर्स', ['Nursing and lab staff drive']],
  ['welding', []],
  ['-react', ['Customer support drive', 'Nursing and lab staff drive']],
])('“%s” is looked for in title, skills and city, and in the jobs of drives', async (term, titles) => {
  await fourDrives()
  expect((await found(term)).titles).toEqual(titles)
})

test.each([
  ['campus to cl', 'Campus to cloud'],
  ['Nursing and lab', 'Nursing and lab staff drive'],
])('“%s” is also in a title from the beginning of a word', async (term, title) => {
  await fourDrives()
  expect((await found(term)).titles).toEqual([title])
})

test.each([
  ['nurse pune', 'Nursing and lab staff drive', 'Pune'],
  ['telecaller zzqq', 'Customer support drive', 'zzqq'],
  ['nurse react', 'Nursing and lab staff drive', 'React'],
  ['cloud mumbai', 'Campus to cloud', 'Mumbai'],
])('of “%s” what no drive has beside the rest is left out, and the answer says so', async (term, title, word) => {
  await fourDrives()
  expect(await found(term)).toEqual({ titles: [title], dropped: [word] })
})

test.each([
  ['fresher drive pune', ['Campus to cloud']],
  ['react placement drive', ['Campus to cloud']],
  ['mega job fair mumbai', ['Customer support drive']],
  ['nurse campus drive', ['Nursing and lab staff drive']],
])('in “%s” the words for a drive are looked for in no title', async (term, titles) => {
  await fourDrives()
  expect(await found(term)).toEqual({ titles, dropped: [] })
})

test.each(['drive', 'mega job fair', 'off campus', 'off campus 2026', '2026 batch', 'placement', 'प्लेसमेंट ड्राइव'])(
  '“%s” names nothing but drives, and lists all',
  async (term) => {
    await fourDrives()
    expect((await found(term)).titles).toHaveLength(3)
  },
)

test('where no drive asks for what is searched, those with what is nearest are listed, and it is said', async () => {
  await fourDrives()
  const { drives } = await api.as(await api.aStaffMember('Admin'))
  const { data, reading } = await drives.list({ query: { term: 'vue.js' } })
  expect(data.map(({ Title }) => Title)).toEqual(['Campus to cloud'])
  expect(reading).toMatchObject([{ texts: ['Vue.js'], instead: ['JavaScript'] }])
})

test('drives that fit the candidate better come first among those found', async () => {
  const [other, fitting] = [
    await aDrive({ title: 'Of Vue', location: 'Pune' }),
    await aDrive({ title: 'Of React', location: 'Pune' }),
  ]
  await aJob({ driveId: fitting.id, title: 'Frontend Developer', location: 'Pune' })
  const later = await aDrive({ title: 'Of welding', skills: ['Welding'], location: 'Pune' })
  await api.db.transaction((db) => writeRequirements(api.deps, db, 'drive', [other.id, fitting.id, later.id]))
  const { drives } = await api.as(await api.aCandidate({ professionalSkills: ['Welding'] }))
  const { data } = await drives.list({ query: { term: 'pune' } })
  expect(data.map(({ Title }) => Title)).toEqual(['Of welding', 'Of React', 'Of Vue'])
})
