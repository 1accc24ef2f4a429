import { expect, test } from 'vitest'
import { appGaps, appsProvedBy } from './spec-apps.ts'

const inAll = { id: 'S-008', apps: ['candidate', 'employer', 'staff'], text: 'Default country is India' }
const of = (id: string, ...files: string[]) => files.map((file) => ({ id, file }))
const about = (id: string, gaps: readonly string[]) => gaps.filter((gap) => gap.startsWith(id))

test.each([
  ['apps/candidate/src/every-app.test.tsx', ['candidate', 'api']],
  ['apps/api/src/http/access/access.test.ts', ['api']],
  ['packages/app-shell/src/sign-in/sign-in.test.tsx', ['api']],
  ['packages/ui/src/ring/ring.stories.tsx', []],
  ['packages/domain/src/role/role.test.ts', []],
  ['tooling/e2e/src/staff/hr-verifies.spec.ts', ['staff', 'api']],
  ['tooling/e2e/src/candidate/candidate-profile.spec.ts', ['candidate', 'api']],
  ['tooling/e2e/src/across-apps/back-closes.spec.ts', ['api']],
  ['packages/features/src/texts/visibility-claim.test.ts', ['candidate', 'employer', 'staff']],
])('a test in %s proves something of %j', (file, apps) => {
  expect(appsProvedBy(file)).toEqual(apps)
})

test('a row that names three apps lacks the one without a proof, and a part’s own test is none of an app', () => {
  const proofs = of(
    'S-008',
    'packages/features/src/x.test.tsx',
    'apps/candidate/src/x.test.tsx',
    'apps/staff/src/y.test.tsx',
  )
  expect(about('S-008', appGaps([inAll], proofs))).toEqual(['S-008 employer: no proof in this app'])
})

test('a row of one app, and the domain beside an app, ask for nothing more', () => {
  const one = { id: 'S-008', apps: ['staff'], text: '' }
  expect(about('S-008', appGaps([one], []))).toEqual([])
  const rule = { id: 'S-008', apps: ['domain', 'api'], text: '' }
  expect(about('S-008', appGaps([rule], of('S-008', 'apps/api/src/x.test.ts')))).toEqual([])
})

test('an exception whose row has a proof after all is an error', () => {
  const demand = { id: 'E-857', apps: ['candidate', 'employer', 'staff'], text: '' }
  const proofs = of('E-857', 'apps/candidate/src/x.test.tsx', 'apps/staff/src/x.test.tsx')
  expect(about('E-857', appGaps([demand], proofs))).toEqual(['E-857 staff: has a proof; take it off the exceptions'])
})
