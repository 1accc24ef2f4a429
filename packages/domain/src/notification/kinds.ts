import { notificationChannels } from '../options/options.ts'

/** The ways out of the product: `push` is a notification on the devices where a person turned it on. */
export const channels = [...notificationChannels, 'push'] as const

/** A way out of the product. */
export type Channel = (typeof channels)[number]

/**
 * What people choose channels for; the last five are the optional updates chosen during onboarding (000, section 3).
 */
export const topics = [
  'applications',
  'payments',
  'verification',
  'reminders',
  'jobs',
  'placement-drives',
  'courses',
  'profile-views',
  'messages',
] as const

/** A topic of the notification preferences. */
export type Topic = (typeof topics)[number]

type KindRow = {
  topic: Topic
  /** The template's variables besides the link, all as text. */
  params: readonly string[]
  /** May wait for the morning: it neither responds to what the person just did nor concerns their money. */
  waits?: true
  /** Shown only in the notification centre. */
  centreOnly?: true
  /** Further links that its messages have, and the notification centre does not. */
  links?: readonly string[]
}

/** Every kind of notification: the topic that rules its channels, and what its text needs. */
const notificationKinds = {
  'application-sent': { topic: 'applications', params: ['title'] },
  'application-accepted': { topic: 'applications', params: ['title'] },
  'application-rejected': { topic: 'applications', params: ['title'] },
  /** For the employer whose job or drive it is. */
  'application-received': { topic: 'applications', params: ['candidate', 'title'], waits: true },
  /** For that employer: its candidate withdrew it. */
  'application-withdrawn': { topic: 'applications', params: ['candidate', 'title'], centreOnly: true },
  'drive-requested': { topic: 'applications', params: ['drive'] },
  'drive-accepted': { topic: 'applications', params: ['drive', 'amount'] },
  'drive-rejected': { topic: 'applications', params: ['drive'] },
  /** A request that was closed before any fee was due (D57). */
  'drive-closed': { topic: 'applications', params: ['drive'] },
  /** Accepted, and the fee did not come by its last day (D57). */
  'drive-fee-missing': { topic: 'applications', params: ['drive', 'amount'] },
  /** The kind that these two replaced; older notifications still have it. */
  'drive-payment-due': { topic: 'applications', params: ['drive', 'amount'] },
  'drive-paid': { topic: 'applications', params: ['drive'] },
  'payment-captured': { topic: 'payments', params: ['item', 'amount', 'receipt'] },
  'payment-refunded': { topic: 'payments', params: ['item', 'amount', 'receipt'] },
  /** Staff asked the person to pay for something (D39). */
  'payment-requested': { topic: 'payments', params: ['item', 'amount'] },
  /** Staff withdrew such a request. */
  'payment-request-withdrawn': { topic: 'payments', params: ['item', 'amount'] },
  'payment-failed': { topic: 'payments', params: ['item', 'amount'] },
  /** For Admins: a payment arrived that could not be fulfilled. */
  'payment-not-given': { topic: 'messages', params: ['name', 'item', 'amount'], centreOnly: true },
  'verification-applied': { topic: 'verification', params: [] },
  'verification-verified': { topic: 'verification', params: [] },
  /** A reviewer revoked the verification. */
  'verification-reopened': { topic: 'verification', params: [] },
  /** For an employer: staff confirmed the company. */
  'company-confirmed': { topic: 'messages', params: [] },
  /** Staff refused it, or took their yes back. */
  'company-refused': { topic: 'messages', params: ['reason'] },
  'profile-incomplete': { topic: 'reminders', params: ['percent'], waits: true },
  'drive-ends-soon': { topic: 'reminders', params: ['drive', 'day'], waits: true },
  'verification-pending': { topic: 'reminders', params: [], waits: true },
  shortlisted: { topic: 'applications', params: ['company'], waits: true },
  /** For an employer: new people match a saved search. */
  'candidates-matched': { topic: 'reminders', params: ['search', 'count'], waits: true, links: ['stop'] },
  /** For a candidate: new jobs match a saved search. */
  'jobs-matched': { topic: 'jobs', params: ['search', 'count'], waits: true, links: ['stop'] },
  'invitation-accepted': { topic: 'messages', params: ['name', 'role'], centreOnly: true },
  'new-message': { topic: 'messages', params: ['from'], waits: true },
  'help-answered': { topic: 'messages', params: [], waits: true },
} as const satisfies Record<string, KindRow>

/** A kind of notification. */
export type NotificationKind = keyof typeof notificationKinds

/** What each kind's text needs, as text; money as rupees without a sign ('500'), days as dd/MM/yyyy. */
export type NotificationParams = {
  [K in NotificationKind]: Record<(typeof notificationKinds)[K]['params'][number], string>
}

/** Every kind, in the order of the table. */
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

/** A kind's row of the table. */
export function rowOfKind(kind: NotificationKind): KindRow {
  return notificationKinds[kind]
}
