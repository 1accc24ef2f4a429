import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
import type { Role } from '@pramaan/domain/role'
import { staffRoles } from '@pramaan/domain/role'
import { adminPaths, paths } from './paths.ts'

const shell: LoadShell = () => import('./shell.tsx').then((m) => m.StaffShell)
const signIn: LoadScreen = () => import('./screens/account/sign-in-screen.tsx').then((m) => m.SignInScreen)
const invitation: LoadScreen = () => import('./screens/account/invitation-screen.tsx').then((m) => m.InvitationScreen)
const home: LoadScreen = () => import('./screens/home/home-screen.tsx').then((m) => m.HomeScreen)
const hrHome: LoadScreen = () => import('./screens/home/hr-home-screen.tsx').then((m) => m.HrHomeScreen)
const adminHome: LoadScreen = () => import('./screens/home/admin-home-screen.tsx').then((m) => m.AdminHomeScreen)
const partnerList: LoadScreen = () =>
  import('./screens/candidates/partner-list-screen.tsx').then((m) => m.PartnerListScreen)
const cohort: LoadScreen = () => import('./screens/candidates/cohort-screen.tsx').then((m) => m.CohortScreen)
const list: LoadScreen = () =>
  import('./screens/candidates/candidate-list-screen.tsx').then((m) => m.CandidateListScreen)
const profile: LoadScreen = () => import('./screens/candidates/profile-screen.tsx').then((m) => m.ProfileScreen)
const openProfile: LoadScreen = () => import('./screens/candidates/profile-screen.tsx').then((m) => m.OpenProfileScreen)
const applicants: LoadScreen = () =>
  import('./screens/verification/applicants-screen.tsx').then((m) => m.ApplicantsScreen)
const employerApplicants: LoadScreen = () =>
  import('./screens/verification/applicants-screen.tsx').then((m) => m.EmployerApplicantsScreen)
const verification: LoadScreen = () =>
  import('./screens/verification/verification-screen.tsx').then((m) => m.VerificationScreen)
const driveList: LoadScreen = () => import('./screens/drives/drive-list-screen.tsx').then((m) => m.DriveListScreen)
const driveApplicants: LoadScreen = () =>
  import('./screens/drives/drive-applicants-screen.tsx').then((m) => m.DriveApplicantsScreen)
const drives: LoadScreen = () => import('./screens/drives/drives-screen.tsx').then((m) => m.DrivesScreen)
const driveDetails: LoadScreen = () =>
  import('@pramaan/features/drives/details/drive-details.tsx').then((m) => m.DriveDetails)
const driveForm: LoadScreen = () => import('./screens/drives/drive-form-screen.tsx').then((m) => m.DriveFormScreen)
const driveJob: LoadScreen = () =>
  import('@pramaan/features/drives/details/drive-job-applicants.tsx').then((m) => m.DriveJobApplicants)
const driveJobForm: LoadScreen = () =>
  import('@pramaan/features/drives/jobs/drive-job-form.tsx').then((m) => m.DriveJobForm)
const drivePage: LoadScreen = () => import('@pramaan/features/drives/page/drive-page.tsx').then((m) => m.DrivePage)
const courseApplications: LoadScreen = () =>
  import('./screens/courses/course-applications-screen.tsx').then((m) => m.CourseApplicationsScreen)
const certifications: LoadScreen = () =>
  import('./screens/courses/certifications-screen.tsx').then((m) => m.CertificationsScreen)
const course: LoadScreen = () => import('./screens/courses/course-screen.tsx').then((m) => m.CourseScreen)
const payments: LoadScreen = () => import('./screens/payments/payments-screen.tsx').then((m) => m.PaymentsScreen)
const invitations: LoadScreen = () =>
  import('./screens/administration/invitations-screen.tsx').then((m) => m.InvitationsScreen)
const settings: LoadScreen = () => import('./screens/account/settings-screen.tsx').then((m) => m.StaffSettingsScreen)
const jobs: LoadScreen = () => import('./screens/jobs/jobs-screen.tsx').then((m) => m.JobsScreen)
const job: LoadScreen = () => import('@pramaan/features/jobs/posted/posted-job-page.tsx').then((m) => m.PostedJobPage)
const allApplicants: LoadScreen = () =>
  import('@pramaan/features/applications/received/received-page.tsx').then((m) => m.ReceivedPage)
const newJob: LoadScreen = () => import('@pramaan/features/jobs/form/job-form-page.tsx').then((m) => m.JobFormPage)
const messages: LoadScreen = () => import('./screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)
const storeLoading: LoadScreen = () =>
  import('./screens/store/store-loading-screen.tsx').then((m) => m.StoreLoadingScreen)
const newOrder: LoadScreen = () => import('./screens/store/new-order-screen.tsx').then((m) => m.NewOrderScreen)
const orders: LoadScreen = () => import('./screens/store/orders-screen.tsx').then((m) => m.OrdersScreen)
const items: LoadScreen = () => import('./screens/store/items-screen.tsx').then((m) => m.ItemsScreen)
const transactions: LoadScreen = () =>
  import('./screens/store/transactions-screen.tsx').then((m) => m.TransactionsScreen)

const reports: LoadScreen = () => import('./screens/reports/reports-screen.tsx').then((m) => m.ReportsScreen)
const campaignLinks: LoadScreen = () =>
  import('./screens/campaign-links/campaign-links-screen.tsx').then((m) => m.CampaignLinksScreen)
const jobImport: LoadScreen = () => import('./screens/jobs/job-import-screen.tsx').then((m) => m.JobImportScreen)
const comingSoon: LoadScreen = () =>
  import('@pramaan/app-shell/waiting/coming-soon-screen.tsx').then((m) => m.ComingSoonScreen)

const people: LoadScreen = () => import('./screens/administration/people-screen.tsx').then((m) => m.PeopleScreen)
const audit: LoadScreen = () => import('./screens/administration/audit-screen.tsx').then((m) => m.AuditScreen)
const prices: LoadScreen = () => import('./screens/administration/prices-screen.tsx').then((m) => m.PricesScreen)
const reference: LoadScreen = () =>
  import('./screens/administration/reference-screen.tsx').then((m) => m.ReferenceScreen)
const coupons: LoadScreen = () => import('./screens/administration/coupons-screen.tsx').then((m) => m.CouponsScreen)
const erasures: LoadScreen = () => import('./screens/administration/erasures-screen.tsx').then((m) => m.ErasuresScreen)

const driveEditors: readonly Role[] = ['Admin', 'Counsellor']
const readers: readonly Role[] = ['Admin', 'hr', 'Counsellor']

/** Every URL of the staff console (document 002 §2.1). */
export const routes: AppRoutes = {
  app: 'staff',
  home: '/',
  pathOfStep: () => '/',
  signIn,
  shell,
  routes: [
    { path: '/', screen: home, for: staffRoles, title: 'titles.home' },
    { path: '/dashboard', screen: home, for: ['Admin', 'C-Partner'], title: 'titles.home' },
    { path: paths.adminHome, screen: adminHome, for: ['Admin'], title: 'titles.home' },
    { path: paths.hrHome, screen: hrHome, for: ['Admin', 'hr'], title: 'titles.home' },
    { path: paths.list, screen: list, for: readers, title: 'titles.list' },
    { path: paths.users, screen: list, for: ['Admin'], title: 'titles.users' },
    { path: paths.employerList, screen: list, for: ['Admin'], title: 'titles.list' },
    { path: paths.partnerList, screen: partnerList, for: ['C-Partner'], title: 'titles.list' },
    { path: paths.profile, screen: profile, for: staffRoles, title: 'titles.profile' },
    { path: paths.openProfile, screen: openProfile, for: readers, title: 'titles.profile' },
    { path: paths.vsp, screen: applicants, for: ['Admin', 'hr'], title: 'titles.applicants' },
    {
      path: '/EmployerApplicants',
      screen: employerApplicants,
      for: ['Admin'],
      title: 'titles.employerApplicants',
    },
    { path: paths.applicants, screen: applicants, for: readers, title: 'titles.applicants' },
    { path: paths.verification, screen: verification, for: ['Admin', 'hr'], title: 'titles.verification' },
    { path: paths.drives, screen: drives, for: driveEditors, title: 'titles.driveList', city: 'order' },
    { path: paths.employerDrives, screen: drives, for: driveEditors, title: 'titles.driveList', city: 'order' },
    { path: paths.candidateDrives, screen: drives, for: ['Admin'], title: 'titles.driveList', city: 'order' },
    { path: paths.driveDetails, screen: driveDetails, for: ['Admin'], title: 'titles.driveDetails' },
    { path: paths.driveForm, screen: driveForm, for: driveEditors, title: 'titles.driveForm' },
    { path: paths.driveJob, screen: driveJob, for: ['Admin'], title: 'titles.driveJob' },
    { path: paths.driveJobForm, screen: driveJobForm, for: ['Admin'], title: 'titles.driveJobForm' },
    { path: paths.drivePage, screen: drivePage, for: driveEditors, title: 'titles.drivePage' },
    { path: paths.driveList, screen: driveList, for: readers, title: 'titles.drives', city: 'order' },
    { path: paths.driveApplicants, screen: driveApplicants, for: readers, title: 'titles.driveApplicants' },
    {
      path: paths.courseApplications,
      screen: courseApplications,
      for: ['Admin'],
      title: 'titles.courseApplications',
    },
    { path: paths.certifications, screen: certifications, for: ['Admin'], title: 'titles.certifications' },
    { path: paths.candidateCourses, screen: certifications, for: ['Admin'], title: 'titles.certifications' },
    { path: paths.course, screen: course, for: ['Admin'], title: 'certifications.details' },
    { path: paths.cohort, screen: cohort, for: ['Admin'], title: 'titles.cohort' },
    { path: paths.payments, screen: payments, for: readers, title: 'titles.payments' },
    { path: paths.invitations, screen: invitations, for: ['Admin'], title: 'titles.invitations' },
    { path: '/admin-jobs', screen: jobs, for: ['Admin'], title: 'titles.jobs', city: 'order' },
    { path: '/jobs', screen: jobs, for: ['Admin'], title: 'titles.jobs', city: 'order' },
    { path: '/job-details', screen: job, for: ['Admin'], title: 'titles.job' },
    { path: '/new-job-form', screen: newJob, for: ['Admin'], title: 'titles.newJob' },
    { path: paths.allApplicants, screen: allApplicants, for: ['Admin'], title: 'received.title' },
    { path: '/settings', screen: settings, for: staffRoles, title: 'titles.settings' },
    { path: paths.messages, screen: messages, for: ['Admin'], title: 'titles.messages' },
    { path: paths.storeLoading, screen: storeLoading, for: ['Admin'], title: 'titles.storeLoading' },
    { path: paths.newOrder, screen: newOrder, for: ['Admin'], title: 'titles.newOrder' },
    { path: paths.orders, screen: orders, for: ['Admin'], title: 'titles.orders' },
    { path: paths.items, screen: items, for: ['Admin'], title: 'titles.items' },
    { path: paths.transactions, screen: transactions, for: ['Admin'], title: 'titles.transactions' },
    { path: paths.reports, screen: reports, for: ['Admin'], title: 'titles.reports' },
    { path: paths.searchUrl, screen: campaignLinks, for: ['Admin'], title: 'titles.searchUrl' },
    { path: paths.scrapper, screen: jobImport, for: ['Admin'], title: 'titles.scrapper' },
    { path: paths.comingSoon, screen: comingSoon, for: ['Admin'], title: 'titles.comingSoon' },
    { path: adminPaths.people, screen: people, for: ['Admin'], title: 'titles.people' },
    { path: adminPaths.audit, screen: audit, for: ['Admin'], title: 'titles.audit' },
    { path: adminPaths.prices, screen: prices, for: ['Admin'], title: 'titles.prices' },
    { path: adminPaths.reference, screen: reference, for: ['Admin'], title: 'titles.reference' },
    { path: adminPaths.coupons, screen: coupons, for: ['Admin'], title: 'titles.coupons' },
    { path: adminPaths.erasures, screen: erasures, for: ['Admin'], title: 'titles.erasures' },
    { path: '/invitation', screen: invitation, for: 'anyone', title: 'titles.invitation' },
    { path: '/login', screen: signIn, for: 'visitor', title: 'titles.signIn' },
  ],
}
