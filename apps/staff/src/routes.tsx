import type { AppRoutes, LoadScreen, LoadShell } from '@pramaan/app-shell/router/app-routes.ts'
import type { AddressOf } from '@pramaan/domain/address'
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
const consoleDrives: LoadScreen = () => import('./screens/drives/drives-screen.tsx').then((m) => m.ConsoleDrivesScreen)
const driveDetails: LoadScreen = () =>
  import('./screens/drives/drive-details-screen.tsx').then((m) => m.DriveDetailsScreen)
const driveForm: LoadScreen = () => import('./screens/drives/drive-form-screen.tsx').then((m) => m.DriveFormScreen)
const driveJob: LoadScreen = () => import('./screens/drives/drive-job-screen.tsx').then((m) => m.DriveJobScreen)
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
const consoleJobs: LoadScreen = () => import('./screens/jobs/jobs-screen.tsx').then((m) => m.ConsoleJobsScreen)
const job: LoadScreen = () => import('./screens/jobs/job-screen.tsx').then((m) => m.JobScreen)
const allApplicants: LoadScreen = () =>
  import('./screens/jobs/all-applicants-screen.tsx').then((m) => m.AllApplicantsScreen)
const newJob: LoadScreen = () => import('@pramaan/features/jobs/form/job-form-page.tsx').then((m) => m.JobFormPage)
const messages: LoadScreen = () => import('./screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)
const companies: LoadScreen = () => import('./screens/companies/companies-screen.tsx').then((m) => m.CompaniesScreen)
const helpQuestions: LoadScreen = () =>
  import('./screens/help-questions/help-questions-screen.tsx').then((m) => m.HelpQuestionsScreen)
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
const concepts: LoadScreen = () => import('./screens/administration/concepts-screen.tsx').then((m) => m.ConceptsScreen)
const coupons: LoadScreen = () => import('./screens/administration/coupons-screen.tsx').then((m) => m.CouponsScreen)
const erasures: LoadScreen = () => import('./screens/administration/erasures-screen.tsx').then((m) => m.ErasuresScreen)

const admin: readonly Role[] = ['Admin']
const driveEditors: readonly Role[] = ['Admin', 'Counsellor']
const readers: readonly Role[] = ['Admin', 'hr', 'Counsellor']

/** A page of the Store, and one of the administration; each has one menu entry. */
const store = { for: admin, under: [paths.newOrder], palette: true } as const
const administration = { for: admin, under: [adminPaths.people], palette: true } as const

/** Every URL of the staff console (document 002 §2.1). */
export const routes: AppRoutes<AddressOf<'staff'>> = {
  app: 'staff',
  home: '/',
  pathOfStep: () => '/',
  signIn,
  shell,
  routes: {
    '/': { screen: home, for: staffRoles, title: 'titles.home', under: [paths.adminHome] },
    '/dashboard': { screen: home, for: ['Admin', 'C-Partner'], title: 'titles.home', under: [paths.adminHome] },
    [paths.adminHome]: { screen: adminHome, for: admin, title: 'titles.home' },
    [paths.hrHome]: { screen: hrHome, for: ['Admin', 'hr'], title: 'titles.home' },
    [paths.list]: { screen: list, for: readers, title: 'titles.list', under: [paths.users], palette: true },
    [paths.users]: { screen: list, for: admin, title: 'titles.users' },
    [paths.employerList]: { screen: list, for: admin, title: 'titles.list', under: [paths.users] },
    [paths.partnerList]: { screen: partnerList, for: ['C-Partner'], title: 'titles.list' },
    [paths.profile]: {
      screen: profile,
      for: staffRoles,
      title: 'titles.profile',
      under: [paths.list, paths.users, paths.partnerList],
    },
    [paths.openProfile]: {
      screen: openProfile,
      for: readers,
      title: 'titles.profile',
      under: [paths.list, paths.users],
    },
    [paths.vsp]: { screen: applicants, for: ['Admin', 'hr'], title: 'titles.applicants', under: [paths.applicants] },
    [paths.employerApplicants]: { screen: employerApplicants, for: admin, title: 'titles.employerApplicants' },
    [paths.applicants]: { screen: applicants, for: readers, title: 'titles.applicants', under: [paths.vsp] },
    [paths.verification]: {
      screen: verification,
      for: ['Admin', 'hr'],
      title: 'titles.verification',
      under: [paths.vsp, paths.applicants],
    },
    [paths.drives]: { screen: consoleDrives, for: driveEditors, title: 'titles.driveList', city: 'order' },
    [paths.employerDrives]: {
      screen: drives,
      for: driveEditors,
      title: 'titles.driveList',
      city: 'order',
      under: [paths.drives],
    },
    [paths.candidateDrives]: {
      screen: drives,
      for: admin,
      title: 'titles.driveList',
      city: 'order',
      under: [paths.drives],
    },
    [paths.driveDetails]: { screen: driveDetails, for: admin, title: 'titles.driveDetails', under: [paths.drives] },
    [paths.driveForm]: {
      screen: driveForm,
      for: driveEditors,
      title: 'titles.driveForm',
      under: [paths.drives],
      palette: true,
    },
    [paths.driveJob]: { screen: driveJob, for: admin, title: 'titles.driveJob', under: [paths.drives] },
    [paths.driveJobForm]: { screen: driveJobForm, for: admin, title: 'titles.driveJobForm', under: [paths.drives] },
    [paths.drivePage]: { screen: drivePage, for: driveEditors, title: 'titles.drivePage', under: [paths.drives] },
    [paths.driveList]: { screen: driveList, for: readers, title: 'titles.drives', city: 'order', palette: true },
    [paths.driveApplicants]: {
      screen: driveApplicants,
      for: readers,
      title: 'titles.driveApplicants',
      under: [paths.driveList],
    },
    [paths.courseApplications]: {
      screen: courseApplications,
      for: admin,
      title: 'titles.courseApplications',
      under: [paths.certifications],
      palette: true,
    },
    [paths.certifications]: { screen: certifications, for: admin, title: 'titles.certifications' },
    [paths.candidateCourses]: {
      screen: certifications,
      for: admin,
      title: 'titles.certifications',
      under: [paths.certifications],
    },
    [paths.course]: {
      screen: course,
      for: readers,
      title: 'certifications.details',
      under: [paths.certifications, paths.list],
    },
    [paths.cohort]: { screen: cohort, for: admin, title: 'titles.cohort' },
    [paths.payments]: { screen: payments, for: readers, title: 'titles.payments' },
    [paths.invitations]: { screen: invitations, for: admin, title: 'titles.invitations' },
    '/admin-jobs': { screen: consoleJobs, for: admin, title: 'titles.jobs', city: 'order' },
    '/jobs': { screen: jobs, for: admin, title: 'titles.jobs', city: 'order' },
    '/job-details': { screen: job, for: admin, title: 'titles.job' },
    '/new-job-form': { screen: newJob, for: admin, title: 'titles.newJob', palette: true },
    [paths.allApplicants]: {
      screen: allApplicants,
      for: admin,
      title: 'receivedApplications.title',
      under: ['/admin-jobs'],
      palette: true,
    },
    '/settings': { screen: settings, for: staffRoles, title: 'titles.settings', palette: true },
    [paths.companies]: { screen: companies, for: ['Admin', 'hr'], title: 'titles.companies' },
    [paths.helpQuestions]: { screen: helpQuestions, for: ['Admin', 'hr'], title: 'titles.helpQuestions' },
    [paths.messages]: { screen: messages, for: admin, title: 'titles.messages' },
    [paths.storeLoading]: { screen: storeLoading, for: admin, title: 'titles.storeLoading', under: [paths.newOrder] },
    [paths.newOrder]: { screen: newOrder, for: admin, title: 'titles.newOrder' },
    [paths.orders]: { screen: orders, title: 'titles.orders', ...store },
    [paths.items]: { screen: items, title: 'titles.items', ...store },
    [paths.transactions]: { screen: transactions, title: 'titles.transactions', ...store },
    [paths.reports]: { screen: reports, for: admin, title: 'titles.reports' },
    [paths.searchUrl]: { screen: campaignLinks, for: admin, title: 'titles.searchUrl' },
    [paths.scrapper]: { screen: jobImport, for: admin, title: 'titles.scrapper' },
    [paths.comingSoon]: { screen: comingSoon, for: admin, title: 'titles.comingSoon' },
    [adminPaths.people]: { screen: people, for: admin, title: 'titles.people', palette: true },
    [adminPaths.audit]: { screen: audit, title: 'titles.audit', ...administration },
    [adminPaths.prices]: { screen: prices, title: 'titles.prices', ...administration },
    [adminPaths.reference]: { screen: reference, title: 'titles.reference', ...administration },
    [adminPaths.concepts]: { screen: concepts, title: 'titles.concepts', ...administration },
    [adminPaths.coupons]: { screen: coupons, title: 'titles.coupons', ...administration },
    [adminPaths.erasures]: { screen: erasures, title: 'titles.erasures', ...administration },
    '/invitation': { screen: invitation, for: 'anyone', title: 'titles.invitation' },
    '/login': { screen: signIn, for: 'visitor', title: 'titles.signIn' },
  },
}
