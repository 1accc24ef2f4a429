import { errors } from '@pramaan/contract/errors'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const candidate = { role: 'Candidate', mobile: '9876543210', level: 'Fresher' }
const experience = { title: 'Welder', companyName: 'Demo Works', working: true, startMonth: 'March', startYear: 2024 }
const education = { school: 'A college', degree: 'B.Sc', qualification: 'Graduation', startYear: 2020, pursuing: true }

type Sender = 'nobody' | 'Candidate' | 'Employer' | 'Admin' | 'hr'

/** Every name that people type: the sender, the call and the field. */
const names: [string, Sender, 'POST' | 'PUT', string, (name: string) => object][] = [
  ['name', 'nobody', 'POST', '/user/register', (name) => ({ ...candidate, name })],
  ['name', 'Candidate', 'PUT', '/user/update/:id/profile', (name) => ({ name })],
  ['currentPosition', 'Candidate', 'PUT', '/user/update/:id/profile', (currentPosition) => ({ currentPosition })],
  ['location', 'Candidate', 'PUT', '/user/update/:id/profile', (location) => ({ location })],
  ['companyName', 'Candidate', 'POST', '/user/:id/experience', (companyName) => ({ ...experience, companyName })],
  ['title', 'Candidate', 'POST', '/user/:id/experience', (title) => ({ ...experience, title })],
  ['school', 'Candidate', 'POST', '/user/:id/education', (school) => ({ ...education, school })],
  ['empCompanyName', 'Employer', 'PUT', '/employer/:id', (empCompanyName) => ({ empCompanyName })],
  ['JobTitle', 'Employer', 'POST', '/jobs', (JobTitle) => ({ JobTitle })],
  ['Title', 'Employer', 'POST', '/placement-drive', (Title) => ({ Title })],
  ['FullName', 'Admin', 'POST', '/staff-invitations', (FullName) => ({ FullName })],
  ['Title', 'Admin', 'POST', '/reference-lists/course-categories', (Title) => ({ Title })],
]

async function sender(role: Sender) {
  if (role === 'nobody') return undefined
  if (role === 'Candidate') return api.aCandidate()
  return role === 'Employer' ? api.anEmployer() : api.aStaffMember(role)
}

async function fieldRefusal([field, role, method, path, body]: (typeof names)[number], name: string) {
  const person = await sender(role)
  const headers = person && { authorization: await api.tokenOf(person.id) }
  const url = `/api${path.replace(':id', String(person?.id))}`
  const answer = (await api.app.inject({ method, url, payload: body(name), ...(headers && { headers }) })).json()
  expect(answer).toMatchObject({ code: 'invalid', message: errors.invalid[1] })
  return answer.details.find((detail: { field: string }) => detail.field === field)?.message
}

test.each(names)(
  '%s, as %s sends it by %s %s, is readable: no hidden characters, at least one letter',
  async (...row) => {
    for (const name of ['Asha\u200b', 'Asha \u202etxet', '\u2066Asha\u2069', 'As\u00adha'])
      expect(await fieldRefusal(row, name)).toBe('This has hidden characters. Type it again.')
    expect(await fieldRefusal(row, '12 -- 34')).toBe('Use at least one letter.')
  },
)
