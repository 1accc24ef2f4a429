import { expect, test } from 'vitest'
import { sourcesOf, testsNear } from '../run/near.mjs'

const api = 'apps/api/src/features'
const staff = 'apps/staff/src'

const sources = () =>
  sourcesOf([
    [`${api}/jobs/jobs.routes.ts`, "import { a } from '../fit/fit.ts'\nfunction x(): Routes<'jobs'> {}"],
    [`${api}/fit/fit.ts`, ''],
    [`${api}/fit/fit.routes.ts`, "import { a } from './fit.ts'\nfunction x(): Routes<'fits'> {}"],
    [`${api}/views/views.routes.ts`, "function x(): Routes<'savedViews'> {}"],
    [`${api}/jobs/jobs.test.ts`, ''],
    [`${api}/fit/fit.test.ts`, ''],
    [`${api}/views/views.test.ts`, ''],
    [`${api}/reports/reports.test.ts`, 'await (await api.as(person)).jobs.post({})'],
    [`${staff}/routes.tsx`, "import('./screens/jobs/jobs-screen.tsx')\nimport('./screens/views/views-screen.tsx')"],
    [`${staff}/screens/jobs/jobs-screen.tsx`, "import { useJobs } from '@pramaan/features/jobs/use-jobs.ts'"],
    ['packages/features/src/jobs/use-jobs.ts', 'api.jobs.list.query()'],
    [`${staff}/screens/jobs/jobs-screen.test.tsx`, "import { routes } from '../../routes.tsx'"],
    [`${staff}/screens/views/views-screen.tsx`, 'const { audit, savedViews } = useApi()'],
    [`${staff}/screens/views/views-screen.test.tsx`, "import { routes } from '../../routes.tsx'"],
  ])

test.each([
  [
    'are its own and those that call its endpoints, themselves or by the screen beside them',
    `${api}/jobs/jobs.routes.ts`,
    [`${api}/jobs/jobs.test.ts`, `${api}/reports/reports.test.ts`, `${staff}/screens/jobs/jobs-screen.test.tsx`],
  ],
  [
    'are those of the features that import it too',
    `${api}/fit/fit.ts`,
    [
      `${api}/jobs/jobs.test.ts`,
      `${api}/fit/fit.test.ts`,
      `${api}/reports/reports.test.ts`,
      `${staff}/screens/jobs/jobs-screen.test.tsx`,
    ],
  ],
  [
    'are not those of a feature that imports only another file of it',
    `${api}/fit/fit.routes.ts`,
    [`${api}/fit/fit.test.ts`],
  ],
  [
    'are found where a screen takes the calls apart',
    `${api}/views/views.routes.ts`,
    [`${api}/views/views.test.ts`, `${staff}/screens/views/views-screen.test.tsx`],
  ],
])('the tests near a change in a feature of the API %s', (_, changed, tests) => {
  expect(testsNear([changed], sources)).toEqual(tests)
})

test('a change anywhere else has no such tests', () => {
  expect(testsNear([`${api}/jobs/jobs.routes.ts`, 'packages/domain/src/x.ts'], sources)).toBeUndefined()
  expect(testsNear([], sources)).toBeUndefined()
})
