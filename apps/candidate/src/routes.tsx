import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
import type { AddressOf } from '@pramaan/domain/address'
import { candidateLandingTarget } from '@pramaan/domain/landing'
import { messagesPath } from '@pramaan/features/paths/messages-path.ts'
import { myPagePath, myProfilePath } from './record/my-profile-path.ts'
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
const savedJobs: LoadScreen = () => import('./screens/jobs/saved-jobs-screen.tsx').then((m) => m.SavedJobsScreen)
const applications: LoadScreen = () =>
  import('./screens/applications/applications-screen.tsx').then((m) => m.ApplicationsScreen)
const opportunity: LoadScreen = () => import('./screens/jobs/opportunity-screen.tsx').then((m) => m.OpportunityScreen)
const payments: LoadScreen = () => import('@pramaan/features/payments/ledger.tsx').then((m) => m.Ledger)
const payLink: LoadScreen = () => import('./screens/pay-link/pay-link-screen.tsx').then((m) => m.PayLinkScreen)
const help: LoadScreen = () => import('./screens/help/help-screen.tsx').then((m) => m.HelpScreen)
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

const stopAlert: LoadScreen = () => import('./screens/jobs/stop-alert-screen.tsx').then((m) => m.StopAlertScreen)

const candidate = ['Candidate'] as const

/** Every URL of the candidate app (document 000 §2 and §6, 001 §2). */
export const routes: AppRoutes<AddressOf<'candidate'>> = {
  app: 'candidate',
  home: '/',
  profile: myProfilePath,
  pathOfStep,
  leadOf: candidateLandingTarget,
  signIn,
  shell,
  routes: {
    '/': { screen: dashboard, for: candidate, title: 'titles.dashboard' },
    '/dashboard': { screen: dashboard, for: candidate, title: 'titles.dashboard', under: ['/'] },
    '/all-emp-jobs': { screen: viewers, for: candidate, title: 'titles.viewers' },
    '/emp-placement-drives': { screen: appearances, for: candidate, title: 'titles.appearances' },
    '/all-emp-applications': { screen: shortlistedBy, for: candidate, title: 'titles.shortlistedBy' },
    '/candidate-dashboard': { screen: dashboard, for: candidate, title: 'titles.dashboard' },
    '/candidate-profile': { screen: profile, for: candidate, title: 'titles.profile' },
    [myPagePath]: { screen: myPage, for: candidate, title: 'titles.myPage' },
    '/p/:slug': { screen: publicPage, for: 'anyone', framed: true, title: 'titles.publicPage' },
    '/jobs': { screen: jobs, for: candidate, title: 'titles.jobs', city: 'order' },
    '/job-details': { screen: job, for: candidate, title: 'titles.job', under: ['/jobs'] },
    '/emp-placement-job-details': { screen: job, for: candidate, title: 'titles.job', under: ['/placement-drives'] },
    '/saved-jobs': { screen: savedJobs, for: candidate, title: 'titles.savedJobs', under: ['/jobs'] },
    '/opportunity': { screen: opportunity, for: candidate, title: 'titles.opportunity' },
    '/my-applications': { screen: applications, for: candidate, title: 'titles.applications' },
    '/placement-drive': {
      screen: drives,
      for: candidate,
      title: 'titles.drives',
      city: 'order',
      under: ['/placement-drives'],
    },
    '/placement-drives': { screen: drives, for: candidate, title: 'titles.drives', city: 'order' },
    '/drive-detail': { screen: drive, for: candidate, title: 'titles.drive', under: ['/placement-drives'] },
    '/emp-placement-drive-details': {
      screen: driveJobs,
      for: candidate,
      title: 'titles.drive',
      under: ['/placement-drives'],
    },
    '/certification-and-trainings': { screen: courses, for: candidate, title: 'titles.courses' },
    '/certification-details': {
      screen: course,
      for: 'anyone',
      framed: true,
      title: 'titles.course',
      under: ['/certification-and-trainings'],
    },
    '/certification-iframe': {
      screen: courseLanding,
      for: 'anyone',
      framed: true,
      title: 'titles.course',
      under: ['/certification-and-trainings'],
    },
    '/landing-page': { screen: landing, for: candidate, title: 'titles.landing' },
    '/help': { screen: help, for: 'anyone', framed: true, title: 'titles.help' },
    '/payments': { screen: payments, for: candidate, title: 'titles.payments' },
    '/pay': { screen: payLink, for: candidate, title: 'titles.payLink' },
    '/settings': { screen: settings, for: candidate, title: 'titles.settings' },
    [messagesPath]: { screen: messages, for: candidate, title: 'titles.messages' },
    '/candidate-login': { screen: signIn, for: 'visitor', title: 'titles.signIn' },
    '/login': { screen: signIn, for: 'visitor', title: 'titles.signIn' },
    '/signup': { screen: signUp, for: 'visitor', title: 'titles.signUp' },
    '/complete-profile': { screen: wizard, for: 'registering', title: 'titles.wizard' },
    '/chat-bot': { screen: chat, for: 'anyone', title: 'titles.chat' },
    '/stop-alert': { screen: stopAlert, for: 'anyone', title: 'titles.stopAlert' },
    '/getStarted': { screen: getStarted, for: 'anyone', title: 'titles.getStarted' },
    '/load': { screen: loader, for: 'anyone', title: 'titles.loader' },
    '/loader': { screen: loader, for: 'anyone', title: 'titles.loader' },
    '/coming-soon': { screen: comingSoon, for: candidate, title: 'titles.comingSoon' },
    '/build-career': { screen: comingSoon, for: candidate, title: 'titles.comingSoon' },
    '/summary': { screen: summary, for: candidate, title: 'titles.summary' },
    '/welcome': { screen: welcome, for: candidate, title: 'titles.welcome' },
  },
}
