/** A screen's address, or the page whose first link to such an address is followed. */
type Address = string | { from: string; opens: string }

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
      drive: { from: '/placement-drives', opens: '/drive-detail' },
      courses: '/certification-and-trainings',
      course: { from: '/certification-and-trainings', opens: '/certification-iframe' },
      conversation: { from: '/messages', opens: '/messages?with=' },
      help: '/help',
      settings: '/settings',
    },
  },
  employer: {
    person: 'employer',
    addresses: {
      dashboard: '/employer-dashboard',
      search: '/',
      candidate: { from: '/', opens: '/candidate-profile-ro' },
      jobs: '/jobs',
      job: { from: '/jobs', opens: '/job-details' },
      newJob: '/new-job-form',
      applicants: '/all-emp-applications',
      pipeline: '/pipeline',
      conversation: { from: '/messages', opens: '/messages?with=' },
      plans: '/plans',
    },
  },
  staff: {
    person: 'admin',
    addresses: {
      home: '/',
      users: '/admin-users',
      requests: '/vsp?tab=all',
      verification: { from: '/vsp?tab=all', opens: '/vps-verification' },
      drives: '/admin-placement-drives',
      driveApplicants: { from: '/placementDriveApplicantsList', opens: '/placementDriveCandidateList' },
      jobs: '/admin-jobs',
      reports: '/reports',
      payments: '/payments',
    },
  },
} as const satisfies Record<string, { person: string; addresses: Record<string, Address> }>

/** One of the three apps. */
export type AppName = keyof typeof screens

/** What was recorded of an app: when, who was signed in, where its screens are, and what the server answered to each call. */
export type Recording = {
  at: string
  person: Record<string, unknown>
  addresses: Record<string, string>
  answers: Record<string, unknown>
}
