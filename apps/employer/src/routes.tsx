import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-kit/router/app-routes.ts'
import { paths } from './paths.ts'
import { pathOfStep } from './step-path.ts'

const shell: LoadShell = () => import('./shell.tsx').then((m) => m.EmployerShell)
const signIn: LoadScreen = () => import('./screens/sign-in-screen.tsx').then((m) => m.SignInScreen)
const signUp: LoadScreen = () => import('./screens/sign-in-screen.tsx').then((m) => m.SignUpScreen)
const company: LoadScreen = () => import('./screens/company-form-screen.tsx').then((m) => m.CompanyFormScreen)
const search: LoadScreen = () => import('./screens/search-screen.tsx').then((m) => m.SearchScreen)
const profile: LoadScreen = () => import('./screens/profile-screen.tsx').then((m) => m.ProfileScreen)
const openProfile: LoadScreen = () => import('./screens/profile-screen.tsx').then((m) => m.OpenProfileScreen)
const shortlistedProfile: LoadScreen = () =>
  import('./screens/shortlisted-profile-screen.tsx').then((m) => m.ShortlistedProfileScreen)
const shortlisted: LoadScreen = () => import('./screens/shortlisted-screen.tsx').then((m) => m.ShortlistedScreen)
const dashboard: LoadScreen = () => import('./screens/dashboard-screen.tsx').then((m) => m.DashboardScreen)
const ownProfile: LoadScreen = () => import('./screens/own-profile-screen.tsx').then((m) => m.OwnProfileScreen)
const payments: LoadScreen = () => import('@pramaan/app-kit/payment/ledger.tsx').then((m) => m.Ledger)
const settings: LoadScreen = () =>
  import('@pramaan/app-kit/notifications/settings-screen.tsx').then((m) => m.SettingsScreen)

/** Every URL of the employer app (document 002 §2.1, §2.9). */
export const routes: AppRoutes = {
  app: 'employer',
  home: paths.list,
  pathOfStep,
  signIn,
  shell,
  routes: [
    { path: '/', screen: search, for: ['Employer'], title: 'titles.search' },
    { path: paths.list, screen: search, for: ['Employer'], title: 'titles.search' },
    { path: paths.profile, screen: profile, for: ['Employer'], title: 'titles.profile' },
    { path: '/candidate-profile', screen: openProfile, for: ['Employer'], title: 'titles.profile' },
    { path: paths.shortlistedProfile, screen: shortlistedProfile, for: ['Employer'], title: 'titles.profile' },
    { path: paths.shortlisted, screen: shortlisted, for: ['Employer'], title: 'titles.shortlisted' },
    { path: paths.dashboard, screen: dashboard, for: ['Employer'], title: 'titles.dashboard' },
    { path: '/dashboard', screen: dashboard, for: ['Employer'], title: 'titles.dashboard' },
    { path: '/employer-profile', screen: ownProfile, for: ['Employer'], title: 'titles.ownProfile' },
    { path: '/payments', screen: payments, for: ['Employer'], title: 'titles.payments' },
    { path: '/settings', screen: settings, for: ['Employer'], title: 'titles.settings' },
    { path: paths.signIn, screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/emp-auth', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
    { path: '/signup', screen: signUp, for: 'visitor', title: 'titles.signUp' },
    { path: paths.company, screen: company, for: 'registering', title: 'titles.company' },
  ],
}
