import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-kit/router/app-routes.ts'
import { pathOfStep } from './step-path.ts'

const shell: LoadShell = () => import('./shell.tsx').then((m) => m.CandidateShell)
const signIn: LoadScreen = () => import('./screens/sign-in-screen.tsx').then((m) => m.SignInScreen)
const signUp: LoadScreen = () => import('./screens/sign-in-screen.tsx').then((m) => m.SignUpScreen)
const dashboard: LoadScreen = () => import('./screens/dashboard-screen.tsx').then((m) => m.DashboardScreen)
const profile: LoadScreen = () => import('./screens/profile-screen.tsx').then((m) => m.ProfileScreen)
const drives: LoadScreen = () => import('./screens/drives-screen.tsx').then((m) => m.DrivesScreen)
const drive: LoadScreen = () => import('./screens/drive-screen.tsx').then((m) => m.DriveScreen)
const payments: LoadScreen = () => import('@pramaan/app-kit/payment/ledger.tsx').then((m) => m.Ledger)
const settings: LoadScreen = () =>
  import('@pramaan/app-kit/notifications/settings-screen.tsx').then((m) => m.SettingsScreen)
const wizard: LoadScreen = () => import('./screens/wizard-screen.tsx').then((m) => m.WizardScreen)
const welcome: LoadScreen = () => import('./screens/welcome-screen.tsx').then((m) => m.WelcomeScreen)

/** Every URL of the candidate app (document 000 §2 and §6, 001 §2). */
export const routes: AppRoutes = {
  app: 'candidate',
  home: '/',
  pathOfStep,
  signIn,
  shell,
  routes: [
    { path: '/', screen: dashboard, for: ['Candidate'], title: 'titles.dashboard' },
    { path: '/dashboard', screen: dashboard, for: ['Candidate'], title: 'titles.dashboard' },
    { path: '/candidate-profile', screen: profile, for: ['Candidate'], title: 'titles.profile' },
    { path: '/placement-drive', screen: drives, for: ['Candidate'], title: 'titles.drives' },
    { path: '/placement-drives', screen: drives, for: ['Candidate'], title: 'titles.drives' },
    { path: '/drive-detail', screen: drive, for: ['Candidate'], title: 'titles.drive' },
    { path: '/payments', screen: payments, for: ['Candidate'], title: 'titles.payments' },
    { path: '/settings', screen: settings, for: ['Candidate'], title: 'titles.settings' },
    { path: '/candidate-login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/signup', screen: signUp, for: 'visitor', title: 'titles.signUp' },
    { path: '/complete-profile', screen: wizard, for: 'registering', title: 'titles.wizard' },
    { path: '/welcome', screen: welcome, for: ['Candidate'], title: 'titles.welcome' },
  ],
}
