import { notificationChannels } from '../options/options.ts'

/** The channels by which messages are sent; `push` is a notification on devices where the person enabled it. */
export const channels = [...notificationChannels, 'push'] as const

export type Channel = (typeof channels)[number]

/**
 * The topics for which people choose channels; the last five are the optional updates of the onboarding (000, section
 * 3).
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
  /** The variables of the template besides the link, all as text. */
  params: readonly string[]
  /**
   * It may wait until morning: it is not a response to something that the person just did, and not about their money.
   */
  waits?: true
  /** Shown only in the notification centre. */
  centreOnly?: true
  /** Further links for messages only, not for the notification centre. */
  links?: readonly string[]
}

/** Every kind of notification: the topic that decides its channels, and the variables of its text. */
const notificationKinds = {
  'application-sent': { topic: 'applications', params: ['title'] },
  'application-accepted': { topic: 'applications', params: ['title'] },
  'application-rejected': { topic: 'applications', params: ['title'] },
  /** For the employer of the job or drive. */
  'application-received': { topic: 'applications', params: ['candidate', 'title'], waits: true },
  /** For the same employer: the candidate withdrew it. */
  'application-withdrawn': { topic: 'applications', params: ['candidate', 'title'], centreOnly: true },
  'drive-requested': { topic: 'applications', params: ['drive'] },
  'drive-accepted': { topic: 'applications', params: ['drive', 'amount'] },
  'drive-rejected': { topic: 'applications', params: ['drive'] },
  /** The application was closed before any fee was due (D57). */
  'drive-closed': { topic: 'applications', params: ['drive'] },
  /** The application was accepted, and the fee was not paid by its last day (D57). */
  'drive-fee-missing': { topic: 'applications', params: ['drive', 'amount'] },
  /** Replaced by these two; older notifications still have this kind. */
  'drive-payment-due': { topic: 'applications', params: ['drive', 'amount'] },
  /** Its day, hour or place changed. */
  'drive-moved': { topic: 'applications', params: ['drive', 'when', 'where'] },
  /** It does not take place; who paid for a seat reads of the refund instead. */
  'drive-cancelled': { topic: 'applications', params: ['drive'] },
  'drive-paid': { topic: 'applications', params: ['drive'] },
  'payment-captured': { topic: 'payments', params: ['item', 'amount', 'receipt'] },
  'payment-refunded': { topic: 'payments', params: ['item', 'amount', 'receipt'] },
  /** Staff requested a payment (D39). */
  'payment-requested': { topic: 'payments', params: ['item', 'amount'] },
  /** Staff withdrew a payment request. */
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
  /** Staff refused the company, or revoked its confirmation. */
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

/** The variables of each kind's text; money is in rupees without a sign ('500'), days are dd/MM/yyyy. */
export type NotificationParams = {
  [K in NotificationKind]: Record<(typeof notificationKinds)[K]['params'][number], string>
}

/** Every kind, in the order of the table. */
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

/** A kind's row of the table. */
export function rowOfKind(kind: NotificationKind): KindRow {
  return notificationKinds[kind]
}
