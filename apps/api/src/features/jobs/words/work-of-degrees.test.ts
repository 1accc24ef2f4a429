import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function list(term: string) {
  const client = await api.as(await api.aCandidate())
  return (await client.jobs.list({ query: { term } })).data
}

/** Jobs of other work that anyone can take, the newest last. */
async function otherWork() {
  await aJob({ title: 'General Duty Assistant', education: '12th Pass' })
  await aJob({ title: 'Beautician' })
  await aJob({ title: 'Domestic Voice Process Executive', education: 'Graduation' })
}

test.each([
  ['bca', 'BCA', ['Java Developer', 'Network Engineer']],
  ['bsc it', 'B.Sc Information Technology', ['Software Test Engineer', 'Desktop Support Engineer']],
  ['b.e. computer', 'B.E./B.Tech Computer Engineering', ['Python Developer']],
  ['mca', 'MCA', ['Full Stack Developer']],
  ['b.com', 'B.Com', ['Accounts Assistant', 'Bank Teller']],
  ['b.sc nursing', 'B.Sc Nursing', ['Staff Nurse', 'ICU Nurse']],
  ['diploma electrical', 'Diploma in Electrical Engineering', ['Electrician', 'Electrical Supervisor']],
  ['d.pharm', 'Diploma in Pharmacy (D.Pharm)', ['Pharmacy Assistant', 'Pharmacist']],
])(
  '“%s” lists the jobs that name it, then the work that it leads to, and only then any other',
  async (term, degree, work) => {
    await aJob({ title: 'Trainee', education: degree === 'MCA' ? 'Post Graduation' : 'Graduation', degrees: [degree] })
    for (const title of work) await aJob({ title })
    await otherWork()
    const titles = (await list(term)).map(({ Title }) => Title)
    const isTaken = !/^(diploma|d\.pharm)/.test(term)
    const first = [...(isTaken ? ['Trainee'] : []), ...work.toReversed()]
    expect(titles.slice(0, first.length)).toEqual(first)
    expect(titles).toContain('Beautician')
  },
)

test('a job that names another degree of the field is of it', async () => {
  await aJob({ title: 'Trainee', education: 'Graduation', degrees: ['B.Sc Computer Science'] })
  await otherWork()
  const [first] = await list('bca')
  expect(first?.Title).toBe('Trainee')
})

test('each job of a search for a degree alone says whether it names it, is work of its field, or from where it is open', async () => {
  await aJob({ title: 'Trainee', education: 'Graduation', degrees: ['BBA', 'B.Com'] })
  await aJob({ title: 'Accountant', education: '12th Pass' })
  await otherWork()
  const found = (await list('b.com')).map(({ Title, Learned }) => [Title, Learned])
  expect(found).toEqual([
    ['Trainee', { degree: 'B.Com', isOfField: false }],
    ['Accountant', { degree: null, isOfField: true }],
    ['Domestic Voice Process Executive', { degree: null, isOfField: false }],
    ['Beautician', { degree: null, isOfField: false }],
    ['General Duty Assistant', { degree: null, isOfField: false }],
  ])
})

test('beside work a job says so too, without a degree none does', async () => {
  await aJob({ title: 'Accountant', education: 'Graduation', degrees: ['B.Com'] })
  expect((await list('accountant')).map(({ Learned }) => Learned)).toEqual([null])
  expect((await list('accountant b.com')).map(({ Learned }) => Learned)).toEqual([{ degree: 'B.Com', isOfField: true }])
})
