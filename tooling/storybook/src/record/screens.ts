/** The screens that Storybook shows whole, and whose answers `record.ts` records: who opens which address. */
export const screens = {
  candidate: {
    person: 'candidate',
    addresses: {
      dashboard: '/',
      jobs: '/jobs',
      profile: '/candidate-profile',
      applications: '/my-applications',
      drives: '/placement-drives',
      courses: '/certification-and-trainings',
    },
  },
  employer: {
    person: 'employer',
    addresses: {
      dashboard: '/employer-dashboard',
      search: '/',
      jobs: '/jobs',
      pipeline: '/pipeline',
    },
  },
  staff: {
    person: 'admin',
    addresses: {
      home: '/',
      users: '/admin-users',
      requests: '/vsp',
      jobs: '/admin-jobs',
    },
  },
} as const

/** One of the three apps. */
export type AppName = keyof typeof screens

/** What was recorded of an app: when, who was signed in, and what the server answered to each call. */
export type Recording = { at: string; person: Record<string, unknown>; answers: Record<string, unknown> }
