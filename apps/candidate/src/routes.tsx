import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
import { candidateLead } from '@pramaan/domain/landing'
import { messagesPath } from '@pramaan/features/paths/messages-path.ts'
import { myPagePath } from './record/my-profile-path.ts'
import { pathOfStep } from './step-path.ts'

const shell: LoadShell = () => import('./shell.tsx').then((m) => m.CandidateShell)
const signIn: LoadScreen = () => import('./screens/registration/sign-in-screen.tsx').then((m) => m.SignInScreen)
const signUp: LoadScreen = () => import('./screens/registration/sign-in-screen.tsx').then((m) => m.SignUpScreen)
const dashboard: LoadScreen = () => import('./screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen)
const profile: LoadScreen = () => import('./screens/profile/profile-screen.tsx').then((m) => m.ProfileScreen)
const myPage: LoadScreen = () => import('./screens/public-page/my-page-screen.tsx').then((m) => m.MyPageScreen)
const publicPage: LoadScreen = () =>
  import('./screens/public-page/public-page-screen.tsx').then((m) => m.PublicPageScreen)
const viewers: LoadScreen = () => import('./screens/interest/viewers-screen.tsx').then((m) => m.ViewersScreen)
const appearances: LoadScreen = () =>
  import('./screens/interest/appearances-screen.tsx').then((m) => m.AppearancesScreen)
const shortlistedBy: LoadScreen = () =>
  import('./screens/interest/shortlisted-by-screen.tsx').then((m) => m.ShortlistedByScreen)
const drives: LoadScreen = () => import('./screens/drives/drives-screen.tsx').then((m) => m.DrivesScreen)
const drive: LoadScreen = () => import('./screens/drives/drive-screen.tsx').then((m) => m.DriveScreen)
const driveJobs: LoadScreen = () => import('./screens/drives/drive-jobs-screen.tsx').then((m) => m.DriveJobsScreen)
const courses: LoadScreen = () => import('./screens/courses/courses-screen.tsx').then((m) => m.CoursesScreen)
const course: LoadScreen = () => import('./screens/courses/course-screen.tsx').then((m) => m.CourseScreen)
const courseLanding: LoadScreen = () =>
  import('./screens/courses/course-landing-screen.tsx').then((m) => m.CourseLandingScreen)
const landing: LoadScreen = () => import('./screens/landing/landing-screen.tsx').then((m) => m.LandingScreen)
const jobs: LoadScreen = () => import('./screens/jobs/jobs-screen.tsx').then((m) => m.JobsScreen)
const job: LoadScreen = () => import('./screens/jobs/job-screen.tsx').then((m) => m.JobScreen)
const applications: LoadScreen = () =>
  import('./screens/applications/applications-screen.tsx').then((m) => m.ApplicationsScreen)
const opportunity: LoadScreen = () => import('./screens/jobs/opportunity-screen.tsx').then((m) => m.OpportunityScreen)
const payments: LoadScreen = () => import('@pramaan/features/payments/ledger.tsx').then((m) => m.Ledger)
const payLink: LoadScreen = () => import('./screens/pay-link/pay-link-screen.tsx').then((m) => m.PayLinkScreen)
const settings: LoadScreen = () =>
  import('@pramaan/app-shell/settings/settings-screen.tsx').then((m) => m.SettingsScreen)
const messages: LoadScreen = () => import('./screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)
const chat: LoadScreen = () => import('./screens/registration/chat-screen.tsx').then((m) => m.ChatScreen)
const getStarted: LoadScreen = () =>
  import('./screens/registration/get-started-screen.tsx').then((m) => m.GetStartedScreen)
const summary: LoadScreen = () => import('./screens/dashboard/summary-screen.tsx').then((m) => m.SummaryScreen)
const loader: LoadScreen = () => import('@pramaan/app-shell/waiting/loader-screen.tsx').then((m) => m.LoaderScreen)
const comingSoon: LoadScreen = () =>
  import('@pramaan/app-shell/waiting/coming-soon-screen.tsx').then((m) => m.ComingSoonScreen)
const wizard: LoadScreen = () => import('./screens/registration/wizard-screen.tsx').then((m) => m.WizardScreen)
const welcome: LoadScreen = () => import('./screens/registration/welcome-screen.tsx').then((m) => m.WelcomeScreen)

/** Every URL of the candidate app (document 000 §2 and §6, 001 §2). */
export const routes: AppRoutes = {
  app: 'candidate',
  home: '/',
  pathOfStep,
  leadOf: candidateLead,
  signIn,
  shell,
  routes: [
    { path: '/', screen: dashboard, for: ['Candidate'], title: 'titles.dashboard' },
    { path: '/dashboard', screen: dashboard, for: ['Candidate'], title: 'titles.dashboard' },
    { path: '/all-emp-jobs', screen: viewers, for: ['Candidate'], title: 'titles.viewers' },
    { path: '/emp-placement-drives', screen: appearances, for: ['Candidate'], title: 'titles.appearances' },
    { path: '/all-emp-applications', screen: shortlistedBy, for: ['Candidate'], title: 'titles.shortlistedBy' },
    { path: '/candidate-dashboard', screen: dashboard, for: ['Candidate'], title: 'titles.dashboard' },
    { path: '/candidate-profile', screen: profile, for: ['Candidate'], title: 'titles.profile' },
    { path: myPagePath, screen: myPage, for: ['Candidate'], title: 'titles.myPage' },
    { path: '/p/:slug', screen: publicPage, for: 'anyone', framed: true, title: 'titles.publicPage' },
    { path: '/jobs', screen: jobs, for: ['Candidate'], title: 'titles.jobs', city: 'order' },
    { path: '/job-details', screen: job, for: ['Candidate'], title: 'titles.job' },
    { path: '/emp-placement-job-details', screen: job, for: ['Candidate'], title: 'titles.job' },
    { path: '/opportunity', screen: opportunity, for: ['Candidate'], title: 'titles.opportunity' },
    { path: '/my-applications', screen: applications, for: ['Candidate'], title: 'titles.applications' },
    { path: '/placement-drive', screen: drives, for: ['Candidate'], title: 'titles.drives', city: 'order' },
    { path: '/placement-drives', screen: drives, for: ['Candidate'], title: 'titles.drives', city: 'order' },
    { path: '/drive-detail', screen: drive, for: ['Candidate'], title: 'titles.drive' },
    { path: '/emp-placement-drive-details', screen: driveJobs, for: ['Candidate'], title: 'titles.drive' },
    { path: '/certification-and-trainings', screen: courses, for: ['Candidate'], title: 'titles.courses' },
    { path: '/certification-details', screen: course, for: 'anyone', framed: true, title: 'titles.course' },
    { path: '/certification-iframe', screen: courseLanding, for: 'anyone', framed: true, title: 'titles.course' },
    { path: '/landing-page', screen: landing, for: ['Candidate'], title: 'titles.landing' },
    { path: '/payments', screen: payments, for: ['Candidate'], title: 'titles.payments' },
    { path: '/pay', screen: payLink, for: ['Candidate'], title: 'titles.payLink' },
    { path: '/settings', screen: settings, for: ['Candidate'], title: 'titles.settings' },
    { path: messagesPath, screen: messages, for: ['Candidate'], title: 'titles.messages' },
    { path: '/candidate-login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/signup', screen: signUp, for: 'visitor', title: 'titles.signUp' },
    { path: '/complete-profile', screen: wizard, for: 'registering', title: 'titles.wizard' },
    { path: '/chat-bot', screen: chat, for: 'anyone', title: 'titles.chat' },
    { path: '/getStarted', screen: getStarted, for: 'anyone', title: 'titles.getStarted' },
    { path: '/load', screen: loader, for: 'anyone', title: 'titles.loader' },
    { path: '/loader', screen: loader, for: 'anyone', title: 'titles.loader' },
    { path: '/coming-soon', screen: comingSoon, for: ['Candidate'], title: 'titles.comingSoon' },
    { path: '/build-career', screen: comingSoon, for: ['Candidate'], title: 'titles.comingSoon' },
    { path: '/summary', screen: summary, for: ['Candidate'], title: 'titles.summary' },
    { path: '/welcome', screen: welcome, for: ['Candidate'], title: 'titles.welcome' },
  ],
}
