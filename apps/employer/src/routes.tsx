import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
import type { AddressOf } from '@pramaan/domain/address'
import { employerLandingTarget } from '@pramaan/domain/landing'
import { paths } from './paths.ts'
import { pathOfStep } from './step-path.ts'

const shell: LoadShell = () => import('./shell.tsx').then((m) => m.EmployerShell)
const signIn: LoadScreen = () => import('./screens/registration/sign-in-screen.tsx').then((m) => m.SignInScreen)
const signUp: LoadScreen = () => import('./screens/registration/sign-in-screen.tsx').then((m) => m.SignUpScreen)
const company: LoadScreen = () =>
  import('./screens/registration/company-form-screen.tsx').then((m) => m.CompanyFormScreen)
const search: LoadScreen = () => import('./screens/search/search-screen.tsx').then((m) => m.SearchScreen)
const profile: LoadScreen = () => import('./screens/profile/profile-screen.tsx').then((m) => m.ProfileScreen)
const openProfile: LoadScreen = () => import('./screens/profile/profile-screen.tsx').then((m) => m.OpenProfileScreen)
const shortlistedProfile: LoadScreen = () =>
  import('./screens/profile/shortlisted-profile-screen.tsx').then((m) => m.ShortlistedProfileScreen)
const shortlisted: LoadScreen = () =>
  import('./screens/shortlist/shortlisted-screen.tsx').then((m) => m.ShortlistedScreen)
const viewed: LoadScreen = () => import('./screens/activity/viewed-screen.tsx').then((m) => m.ViewedScreen)
const searches: LoadScreen = () => import('./screens/activity/searches-screen.tsx').then((m) => m.SearchesScreen)
const pipeline: LoadScreen = () => import('./screens/pipeline/pipeline-screen.tsx').then((m) => m.PipelineScreen)
const hirings: LoadScreen = () => import('./screens/pipeline/hirings-screen.tsx').then((m) => m.HiringsScreen)
const messages: LoadScreen = () => import('./screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)
const dashboard: LoadScreen = () => import('./screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen)
const myProfileScreen: LoadScreen = () =>
  import('./screens/my-profile/my-profile-screen.tsx').then((m) => m.MyProfileScreen)
const plans: LoadScreen = () => import('./screens/plan/plan-screen.tsx').then((m) => m.PlanScreen)
const drives: LoadScreen = () => import('@pramaan/features/drives/list/drive-listing.tsx').then((m) => m.DriveListing)
const driveDetails: LoadScreen = () =>
  import('@pramaan/features/drives/details/drive-details.tsx').then((m) => m.DriveDetails)
const driveForm: LoadScreen = () => import('./screens/openings/drive-form-screen.tsx').then((m) => m.DriveFormScreen)
const driveJob: LoadScreen = () =>
  import('@pramaan/features/drives/details/drive-job-applicants.tsx').then((m) => m.DriveJobApplicants)
const driveJobForm: LoadScreen = () =>
  import('@pramaan/features/drives/jobs/drive-job-form.tsx').then((m) => m.DriveJobForm)
const drivePage: LoadScreen = () => import('@pramaan/features/drives/page/drive-page.tsx').then((m) => m.DrivePage)
const payments: LoadScreen = () => import('@pramaan/features/payments/ledger.tsx').then((m) => m.Ledger)
const jobs: LoadScreen = () => import('@pramaan/features/jobs/list/job-listing.tsx').then((m) => m.JobListing)
const job: LoadScreen = () => import('./screens/openings/job-screen.tsx').then((m) => m.JobScreen)
const newJob: LoadScreen = () => import('@pramaan/features/jobs/form/job-form-page.tsx').then((m) => m.JobFormPage)
const allApplicants: LoadScreen = () =>
  import('@pramaan/features/applications/received/received-page.tsx').then((m) => m.ReceivedPage)
const settings: LoadScreen = () =>
  import('@pramaan/app-shell/settings/settings-screen.tsx').then((m) => m.SettingsScreen)
const course: LoadScreen = () => import('./screens/courses/course-screens.tsx').then((m) => m.CourseScreen)
const courseLanding: LoadScreen = () =>
  import('./screens/courses/course-screens.tsx').then((m) => m.CourseLandingScreen)
const landing: LoadScreen = () => import('./screens/landing/landing-screen.tsx').then((m) => m.LandingScreen)
const chat: LoadScreen = () => import('./screens/registration/chat-screen.tsx').then((m) => m.ChatScreen)
const getStarted: LoadScreen = () =>
  import('./screens/registration/get-started-screen.tsx').then((m) => m.GetStartedScreen)
const summary: LoadScreen = () => import('./screens/dashboard/summary-screen.tsx').then((m) => m.SummaryScreen)
const loader: LoadScreen = () => import('@pramaan/app-shell/waiting/loader-screen.tsx').then((m) => m.LoaderScreen)
const comingSoon: LoadScreen = () =>
  import('@pramaan/app-shell/waiting/coming-soon-screen.tsx').then((m) => m.ComingSoonScreen)

const stopAlert: LoadScreen = () => import('./screens/search/stop-alert-screen.tsx').then((m) => m.StopAlertScreen)

const employer = ['Employer'] as const

/** Every URL of the employer app (document 002 §2.1, §2.9). */
export const routes: AppRoutes<AddressOf<'employer'>> = {
  app: 'employer',
  home: paths.list,
  profile: '/employer-profile',
  pathOfStep,
  leadOf: employerLandingTarget,
  signIn,
  shell,
  routes: {
    '/': { screen: search, for: employer, title: 'titles.search', city: 'filter', under: [paths.list] },
    [paths.list]: { screen: search, for: employer, title: 'titles.search', city: 'filter' },
    '/cslr-candidate-list': {
      screen: search,
      for: employer,
      title: 'titles.search',
      city: 'filter',
      under: [paths.list],
    },
    [paths.profile]: { screen: profile, for: employer, title: 'titles.profile', under: [paths.list] },
    [paths.openProfile]: {
      screen: openProfile,
      for: employer,
      title: 'titles.profile',
      under: [paths.list],
      from: [paths.jobs, paths.allApplications, paths.drives],
    },
    [paths.shortlistedProfile]: {
      screen: shortlistedProfile,
      for: employer,
      title: 'titles.profile',
      under: [paths.dashboard],
      from: [paths.pipeline, paths.messages],
    },
    [paths.shortlisted]: { screen: shortlisted, for: employer, title: 'titles.shortlisted' },
    [paths.viewed]: { screen: viewed, for: employer, title: 'titles.viewed', under: [paths.dashboard] },
    [paths.searches]: { screen: searches, for: employer, title: 'titles.searches', under: [paths.dashboard] },
    [paths.pipeline]: { screen: pipeline, for: employer, title: 'titles.pipeline' },
    [paths.hirings]: { screen: hirings, for: employer, title: 'titles.hirings', under: [paths.pipeline] },
    [paths.messages]: { screen: messages, for: employer, title: 'titles.messages' },
    [paths.dashboard]: { screen: dashboard, for: employer, title: 'titles.dashboard' },
    '/dashboard': { screen: dashboard, for: employer, title: 'titles.dashboard', under: [paths.dashboard] },
    '/employer-profile': { screen: myProfileScreen, for: employer, title: 'titles.ownProfile' },
    [paths.plans]: { screen: plans, for: employer, title: 'titles.plans' },
    [paths.drives]: { screen: drives, for: employer, title: 'titles.driveList', city: 'order' },
    '/emp-placement-drive-details': {
      screen: driveDetails,
      for: employer,
      title: 'titles.driveDetails',
      under: [paths.drives],
    },
    [paths.newDrive]: { screen: driveForm, for: employer, title: 'titles.driveForm', under: [paths.drives] },
    '/emp-placement-job-details': { screen: driveJob, for: employer, title: 'titles.driveJob', under: [paths.drives] },
    '/new-placement-drive-job-form': {
      screen: driveJobForm,
      for: employer,
      title: 'titles.driveJobForm',
      under: [paths.drives],
    },
    '/drive-detail': { screen: drivePage, for: employer, title: 'titles.drivePage', under: [paths.drives] },
    '/payments': { screen: payments, for: employer, title: 'titles.payments' },
    '/jobs': { screen: jobs, for: employer, title: 'titles.jobs', city: 'order' },
    '/all-emp-jobs': { screen: jobs, for: employer, title: 'titles.jobs', city: 'order', under: [paths.jobs] },
    '/job-details': { screen: job, for: employer, title: 'titles.job', under: [paths.jobs] },
    '/new-job-form': { screen: newJob, for: employer, title: 'titles.newJob', under: [paths.jobs] },
    '/all-emp-applications': { screen: allApplicants, for: employer, title: 'receivedApplications.title' },
    '/settings': { screen: settings, for: employer, title: 'titles.settings' },
    [paths.signIn]: { screen: signIn, for: 'visitor', title: 'titles.signIn' },
    '/emp-auth': { screen: signIn, for: 'visitor', title: 'titles.signIn' },
    '/login': { screen: signIn, for: 'visitor', title: 'titles.signIn' },
    '/signup': { screen: signUp, for: 'visitor', title: 'titles.signUp' },
    '/certification-details': { screen: course, for: employer, title: 'titles.course' },
    '/certification-iframe': { screen: courseLanding, for: employer, title: 'titles.course' },
    '/landing-page': { screen: landing, for: employer, title: 'titles.landing' },
    '/summary': { screen: summary, for: employer, title: 'titles.summary' },
    '/coming-soon': { screen: comingSoon, for: employer, title: 'titles.comingSoon' },
    '/load': { screen: loader, for: 'anyone', title: 'titles.loader' },
    '/loader': { screen: loader, for: 'anyone', title: 'titles.loader' },
    '/getStarted': { screen: getStarted, for: 'anyone', title: 'titles.getStarted' },
    '/stop-alert': { screen: stopAlert, for: 'anyone', title: 'titles.stopAlert' },
    '/chat-bot': { screen: chat, for: 'anyone', title: 'titles.chat' },
    [paths.company]: { screen: company, for: 'registering', title: 'titles.company' },
  },
}
