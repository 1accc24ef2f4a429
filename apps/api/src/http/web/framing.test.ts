import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({
  COURSE_ORIGINS: 'https://learn.example.com/, https://more.example.com',
  PARENT_ORIGIN: 'https://parent.example.com',
})
const { aCourse } = createOpenings(api.deps)

async function policyOf(host: string) {
  const answer = await api.app.inject({ url: '/api/courses', headers: { host } })
  return String(answer.headers['content-security-policy'])
}

test('a course says that its page may be framed only where its site is known to allow it', async () => {
  const framed = async (url: string | null) => {
    const { id } = await aCourse({ url })
    return (await api.client().courses.get({ params: { id } })).data.Framed
  }
  expect(await framed('https://learn.example.com/java?lesson=1')).toBe(true)
  expect(await framed('https://learn.example.com.evil.example/java')).toBe(false)
  expect(await framed('https://elsewhere.example.com/java')).toBe(false)
  expect(await framed('not an address')).toBe(false)
  expect(await framed(null)).toBe(false)
})

test('pages may frame the known learning sites, and only the candidate app is framed, by the one given site', async () => {
  const candidate = await policyOf('candidate.localhost:3000')
  expect(candidate).toMatch(/frame-src 'self' [^;]*https:\/\/learn\.example\.com https:\/\/more\.example\.com/)
  expect(candidate).toContain('frame-ancestors https://parent.example.com')
  expect(candidate).toMatch(/frame-src 'self' blob:/)
  for (const host of ['employer.localhost', 'staff.localhost:3000', 'candidate.evil.example'])
    expect(await policyOf(host)).toContain("frame-ancestors 'none'")
})
