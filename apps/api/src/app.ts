import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import manifest from '../package.json' with { type: 'json' }
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { alertRoutes } from './features/alerts/alerts.routes.ts'
import { applicationRoutes } from './features/applications/applications.routes.ts'
import { courseApplicantsFile } from './features/applications/course-applicants/course-applicants-file.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { auditFile } from './features/audit/audit-file.ts'
import { campaignLinkRoutes } from './features/campaign-links/campaign-links.routes.ts'
import { installShortLinks } from './features/campaign-links/short-links.ts'
import { candidateRoutes } from './features/candidates/candidates.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { companyRoutes } from './features/companies/companies.routes.ts'
import { conceptRoutes } from './features/concepts/concepts.routes.ts'
import { consentTextRoutes } from './features/consent-texts/consent-texts.routes.ts'
import { contactRoutes } from './features/contacts/contacts.routes.ts'
import { conversationRoutes } from './features/conversations/conversations.routes.ts'
import { courseRoutes } from './features/courses/courses.routes.ts'
import { coursesFile } from './features/courses/courses-file.ts'
import { candidatesFile, chosenFile } from './features/directory/candidates-file.ts'
import { directoryRoutes } from './features/directory/directory.routes.ts'
import { driveRoutes } from './features/drives/drives.routes.ts'
import { driveApplicantsFile } from './features/drives/review/applicants-file.ts'
import { employerRoutes } from './features/employers/employers.routes.ts'
import { installFiles } from './features/files/download/serve.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { guidanceRoutes } from './features/guidance/guidance.routes.ts'
import { partnerFile } from './features/guidance/partner-file.ts'
import { helpRoutes } from './features/help/help.routes.ts'
import { interestRoutes } from './features/interest/interest.routes.ts'
import { jobImportRoutes } from './features/job-imports/job-imports.routes.ts'
import { jobRoutes } from './features/jobs/jobs.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { couponRoutes } from './features/payments/coupons/coupons.routes.ts'
import { cohortFile, paymentsFile } from './features/payments/lists/payment-files.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { installPaymentFiles } from './features/payments/raw-routes.ts'
import { pipelineRoutes } from './features/pipeline/pipeline.routes.ts'
import { platformRoutes } from './features/platform/platform.routes.ts'
import { installDataArchive } from './features/privacy/personal-data/archive.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { publicJobRoutes } from './features/public-jobs/public-jobs.routes.ts'
import { installPublicJobs } from './features/public-jobs/public-jobs.ts'
import { installSitemap } from './features/public-jobs/sitemap.ts'
import { installPublicPages, installPublicPhotos } from './features/public-profiles/public-pages.ts'
import { publicProfileRoutes } from './features/public-profiles/public-profiles.routes.ts'
import { referenceListRoutes } from './features/reference/lists/edit-list.routes.ts'
import { referenceFile } from './features/reference/lists/list-file.ts'
import { referenceRoutes } from './features/reference/reference.routes.ts'
import { registrationRoutes } from './features/registration/registration.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { installResumeFile, resumeRoutes } from './features/resume/resume.routes.ts'
import { savedJobSearchRoutes } from './features/saved-job-searches/saved-job-searches.routes.ts'
import { savedJobRoutes } from './features/saved-jobs/saved-jobs.routes.ts'
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts'
import { savedViewRoutes } from './features/saved-views/saved-views.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchAidRoutes } from './features/search-aids/search-aids.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { settingRoutes } from './features/settings/settings.routes.ts'
import { shortlistRoutes } from './features/shortlist/shortlist.routes.ts'
import { skillRoutes } from './features/skills/skills.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { statisticsRoutes } from './features/statistics/statistics.routes.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { installNotificationStream } from './features/unread-counts/stream.ts'
import { applicantsFile } from './features/verification/applicants-file.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import type { Handlers } from './http/calls/call.ts'
import { installJsonBody } from './http/calls/json-body.ts'
import { installOpenApi } from './http/calls/openapi.ts'
import { installRoutes } from './http/calls/routes.ts'
import { installListFile } from './http/exports/list-file.ts'
import { installDatabaseTime } from './http/limits/database-time.ts'
import { installLimits } from './http/limits/limits.ts'
import { installErrors, installUnknownPaths, refuseAddress } from './http/refusals/errors.ts'
import { installHungUp } from './http/refusals/hung-up.ts'
import { loggerOf } from './http/refusals/log.ts'
import { installClosing } from './http/web/closing.ts'
import { installHeaders } from './http/web/headers.ts'
import { installWeb } from './http/web/web.ts'

/** The version of the product. */
const { version } = manifest

/** Builds the server from its dependencies: plugins, limits and features, in the order written here. */
export async function buildApp(deps: Deps) {
  const app = Fastify({
    logger: loggerOf(deps.config, deps.log),
    genReqId: deps.random.uuid,
    // The limit for an upload on a slow connection; the handlers have their own deadline for everything else.
    requestTimeout: 120_000,
    connectionTimeout: 30_000,
    handlerTimeout: 20_000,
    bodyLimit: 256 * 1024,
    frameworkErrors: refuseAddress,
    ...(deps.config.TRUST_PROXY && { trustProxy: deps.config.TRUST_PROXY.split(',') }),
    ajv: { customOptions: { removeAdditional: false } },
  })
  app.setValidatorCompiler(validatorCompiler)
  installErrors(app)
  installHungUp(app)
  installDatabaseTime(app, deps.config)
  installClosing(app)
  installJsonBody(app)
  installHeaders(app, deps.config, deps.payments.checkout.origins)
  // Registered before the routes, because it compresses only the responses of later ones. Requests are never
  // decompressed.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(cookie)
  await app.register(multipart)
  await app.register(
    async (api) => {
      await installLimits(api, deps)
      await installOpenApi(api, version)
      installRoutes(api, deps, handlersOf(deps))
      installFiles(api, deps)
      installNotificationStream(api, deps)
      await installPaymentFiles(api, deps)
      installResumeFile(api, deps)
      installDataArchive(api, deps)
      installPublicPhotos(api, deps)
      installListFiles(api, deps)
      installUnknownPaths(api)
    },
    { prefix: '/api' },
  )
  installShortLinks(app, deps)
  installPublicPages(app, deps)
  await installWeb(app, deps.config)
  if (deps.config.WEB_DIR) await app.register((pages) => installJobPages(pages, deps))
  return app
}

/** Pages of jobs for anybody, with flood limits of their own. */
async function installJobPages(pages: FastifyInstance, deps: Deps) {
  await installLimits(pages, deps)
  installPublicJobs(pages, deps)
  installSitemap(pages, deps)
}

function installListFiles(api: FastifyInstance, deps: Deps) {
  installListFile(api, deps, candidatesFile(deps))
  installListFile(api, deps, chosenFile(deps))
  installListFile(api, deps, partnerFile(deps))
  installListFile(api, deps, applicantsFile(deps))
  installListFile(api, deps, driveApplicantsFile(deps))
  installListFile(api, deps, courseApplicantsFile(deps))
  installListFile(api, deps, coursesFile(deps))
  installListFile(api, deps, paymentsFile(deps))
  installListFile(api, deps, cohortFile(deps))
  installListFile(api, deps, auditFile(deps))
  installListFile(api, deps, referenceFile(deps))
}

function handlersOf(deps: Deps): Handlers {
  return {
    session: sessionRoutes(deps),
    chat: chatRoutes(deps),
    registration: registrationRoutes(deps),
    reference: referenceRoutes(deps),
    candidates: candidateRoutes(deps),
    resume: resumeRoutes(deps),
    publicProfiles: publicProfileRoutes(deps),
    search: searchRoutes(deps),
    searchAids: searchAidRoutes(deps),
    savedSearches: savedSearchRoutes(deps),
    alerts: alertRoutes(deps),
    savedViews: savedViewRoutes(deps),
    contacts: contactRoutes(deps),
    directory: directoryRoutes(deps),
    skills: skillRoutes(),
    ...handlersOfEmployers(deps),
    verification: verificationRoutes(deps),
    guidance: guidanceRoutes(deps),
    files: fileRoutes(deps),
    conversations: conversationRoutes(deps),
    help: helpRoutes(deps),
    notifications: notificationRoutes(deps),
    messages: messageRoutes(deps),
    privacy: privacyRoutes(deps),
    payments: paymentRoutes(deps),
    coupons: couponRoutes(deps),
    jobs: jobRoutes(deps),
    publicJobs: publicJobRoutes(deps),
    savedJobs: savedJobRoutes(deps),
    savedJobSearches: savedJobSearchRoutes(deps),
    drives: driveRoutes(deps),
    courses: courseRoutes(deps),
    applications: applicationRoutes(deps),
    interest: interestRoutes(deps),
    staff: staffRoutes(deps),
    accounts: accountRoutes(deps),
    audit: auditRoutes(deps),
    settings: settingRoutes(deps),
    consentTexts: consentTextRoutes(deps),
    referenceLists: referenceListRoutes(deps),
    concepts: conceptRoutes(deps),
    store: storeRoutes(deps),
    statistics: statisticsRoutes(deps),
    reports: reportRoutes(),
    campaignLinks: campaignLinkRoutes(deps),
    jobImports: jobImportRoutes(deps),
    platform: platformRoutes(deps, version),
  }
}

function handlersOfEmployers(deps: Deps) {
  return {
    shortlist: shortlistRoutes(deps),
    pipeline: pipelineRoutes(deps),
    employers: employerRoutes(deps),
    companies: companyRoutes(deps),
  }
}
