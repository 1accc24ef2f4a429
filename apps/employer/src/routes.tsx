import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
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
const pipeline: LoadScreen = () => import('./screens/pipeline/pipeline-screen.tsx').then((m) => m.PipelineScreen)
const hirings: LoadScreen = () => import('./screens/pipeline/hirings-screen.tsx').then((m) => m.HiringsScreen)
const messages: LoadScreen = () => import('./screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)
const dashboard: LoadScreen = () => import('./screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen)
const ownProfile: LoadScreen = () => import('./screens/my-profile/my-profile-screen.tsx').then((m) => m.MyProfileScreen)
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

/** Every URL of the employer app (document 002 §2.1, §2.9). */
export const routes: AppRoutes = {
  app: 'employer',
  home: paths.list,
  pathOfStep,
  leadOf: employerLandingTarget,
  signIn,
  shell,
  routes: [
    { path: '/', screen: search, for: ['Employer'], title: 'titles.search', city: 'filter' },
    { path: paths.list, screen: search, for: ['Employer'], title: 'titles.search', city: 'filter' },
    { path: '/cslr-candidate-list', screen: search, for: ['Employer'], title: 'titles.search', city: 'filter' },
    { path: paths.profile, screen: profile, for: ['Employer'], title: 'titles.profile' },
    { path: '/candidate-profile', screen: openProfile, for: ['Employer'], title: 'titles.profile' },
    { path: paths.shortlistedProfile, screen: shortlistedProfile, for: ['Employer'], title: 'titles.profile' },
    { path: paths.shortlisted, screen: shortlisted, for: ['Employer'], title: 'titles.shortlisted' },
    { path: paths.pipeline, screen: pipeline, for: ['Employer'], title: 'titles.pipeline' },
    { path: paths.hirings, screen: hirings, for: ['Employer'], title: 'titles.hirings' },
    { path: paths.messages, screen: messages, for: ['Employer'], title: 'titles.messages' },
    { path: paths.dashboard, screen: dashboard, for: ['Employer'], title: 'titles.dashboard' },
    { path: '/dashboard', screen: dashboard, for: ['Employer'], title: 'titles.dashboard' },
    { path: '/employer-profile', screen: ownProfile, for: ['Employer'], title: 'titles.ownProfile' },
    { path: paths.plans, screen: plans, for: ['Employer'], title: 'titles.plans' },
    { path: paths.drives, screen: drives, for: ['Employer'], title: 'titles.driveList', city: 'order' },
    { path: '/emp-placement-drive-details', screen: driveDetails, for: ['Employer'], title: 'titles.driveDetails' },
    { path: paths.newDrive, screen: driveForm, for: ['Employer'], title: 'titles.driveForm' },
    { path: '/emp-placement-job-details', screen: driveJob, for: ['Employer'], title: 'titles.driveJob' },
    { path: '/new-placement-drive-job-form', screen: driveJobForm, for: ['Employer'], title: 'titles.driveJobForm' },
    { path: '/drive-detail', screen: drivePage, for: ['Employer'], title: 'titles.drivePage' },
    { path: '/payments', screen: payments, for: ['Employer'], title: 'titles.payments' },
    { path: '/jobs', screen: jobs, for: ['Employer'], title: 'titles.jobs', city: 'order' },
    { path: '/all-emp-jobs', screen: jobs, for: ['Employer'], title: 'titles.jobs', city: 'order' },
    { path: '/job-details', screen: job, for: ['Employer'], title: 'titles.job' },
    { path: '/new-job-form', screen: newJob, for: ['Employer'], title: 'titles.newJob' },
    { path: '/all-emp-applications', screen: allApplicants, for: ['Employer'], title: 'received.title' },
    { path: '/settings', screen: settings, for: ['Employer'], title: 'titles.settings' },
    { path: paths.signIn, screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/emp-auth', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/signup', screen: signUp, for: 'visitor', title: 'titles.signUp' },
    { path: '/certification-details', screen: course, for: ['Employer'], title: 'titles.course' },
    { path: '/certification-iframe', screen: courseLanding, for: ['Employer'], title: 'titles.course' },
    { path: '/landing-page', screen: landing, for: ['Employer'], title: 'titles.landing' },
    { path: '/summary', screen: summary, for: ['Employer'], title: 'titles.summary' },
    { path: '/coming-soon', screen: comingSoon, for: ['Employer'], title: 'titles.comingSoon' },
    { path: '/load', screen: loader, for: 'anyone', title: 'titles.loader' },
    { path: '/loader', screen: loader, for: 'anyone', title: 'titles.loader' },
    { path: '/getStarted', screen: getStarted, for: 'anyone', title: 'titles.getStarted' },
    { path: '/chat-bot', screen: chat, for: 'anyone', title: 'titles.chat' },
    { path: paths.company, screen: company, for: 'registering', title: 'titles.company' },
  ],
}
