import { appsOf } from '../address/address.ts'
import { type Landing, landingApplication, landingNames, landingOf, whyNotRedirect } from '../landing/landing.ts'
import { queryText } from '../query-text/query-text.ts'
import { type AppName, appOfRole, type Role } from '../role/role.ts'

/** Who a campaign link can be for: who registers themselves (D2, D32). */
export const campaignRoles = ['Candidate', 'Employer'] as const satisfies readonly Role[]

/** Who a campaign link is for. */
type CampaignRole = (typeof campaignRoles)[number]

/** What a link can request: the types of landing links, or only the sign-in (D12). */
export const campaignTypes = ['course', 'job', 'driveJob', 'drive', 'placementDrive'] as const

const loginPath = { Candidate: '/login', Employer: '/emp-login' } as const satisfies Record<CampaignRole, string>

/** The role the values of a link are for: Candidate unless they say Employer. */
function campaignRole({ role }: Landing): CampaignRole {
  return role === 'Employer' ? 'Employer' : 'Candidate'
}

/** The app that a link leads to, and the address there with its landing values in the spec's order (D12). */
export function campaignAddress(values: Landing): { app: AppName; path: string } {
  const role = campaignRole(values)
  const landing = landingOf({ ...values })
  const text = queryText(landingNames.flatMap((name) => (landing[name] === undefined ? [] : [[name, landing[name]]])))
  return { app: appOfRole(role), path: `${loginPath[role]}${text && `?${text}`}` }
}

/** A problem with a link's values: the field, and the key of the message. */
export type CampaignProblem = {
  field: keyof Landing
  problem: 'not-ours' | 'not-theirs' | 'number-needed' | 'candidates-only'
}

const numberOfType = {
  course: 'id',
  job: 'jobID',
  driveJob: 'jobID',
  drive: 'pdID',
  placementDrive: undefined,
} as const

/**
 * Why a link can't be created: its `Url` leads outside the platform, is not one of our pages or does not suit the role;
 * the requested item has no number; or an Employer is asked to apply.
 */
export function whyNotCampaign(values: Landing): CampaignProblem | undefined {
  const role = campaignRole(values)
  if (values.Url !== undefined && whyNotRedirect(values.Url)) return { field: 'Url', problem: 'not-ours' }
  if (values.Url !== undefined && !appsOf(values.Url).includes(appOfRole(role)))
    return { field: 'Url', problem: 'not-theirs' }
  if (role === 'Employer' && values.type !== undefined) return { field: 'type', problem: 'candidates-only' }
  const type = campaignTypes.find((known) => known === values.type)
  const number = type && numberOfType[type]
  if (number && !landingApplication(values)) return { field: number, problem: 'number-needed' }
  return undefined
}

/** A short name of a link: 3 to 40 lower-case letters, digits and hyphens, with no hyphen at either end. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/

/** A short name made from a campaign's name; empty if none of its characters can be used. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
}

/** A code of seven lower-case letters and digits, made from unguessable text, for links without a short name. */
export function codeOf(secret: string): string {
  return secret
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()
    .slice(0, 7)
}

const previews = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp\/|slackbot|telegrambot|skypeuri/i

/** Whether a visit counts: one by a person, not a preview by a messenger or a prefetch by the browser. */
export function countsAsOpen({ userAgent, purpose }: { userAgent?: string | undefined; purpose?: string | undefined }) {
  return !previews.test(userAgent ?? '') && !/prefetch|prerender/i.test(purpose ?? '')
}
