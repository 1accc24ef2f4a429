/** The actions of the audit log by group; the log can be filtered by group (D35). */
export const auditGroups = {
  contacts: ['contact-seen', 'contacts-listed', 'contact-revealed', 'file-read', 'profile-downloaded'],
  exports: ['candidates-exported', 'list-exported', 'audit-exported', 'reference-exported'],
  people: [
    ...['first-admin', 'staff-invited', 'staff-invitation-withdrawn', 'staff-joined', 'role-changed'],
    ...[
      'account-suspended',
      'account-restored',
      'second-factor-on',
      'second-factor-reset',
      'recovery-codes-new',
      'recovery-code-used',
      'email-changed',
    ],
  ],
  reviews: [
    ...['verification-submitted', 'verification-verified', 'verification-pending', 'verification-corrected'],
    ...['verification-assigned', 'drive-application-reviewed'],
    ...['company-proved', 'company-confirmed', 'company-refused', 'company-revoked', 'company-undone'],
  ],
  money: [
    ...['payment-requested', 'payment-link-withdrawn', 'payment-refunded', 'payment-not-given'],
    ...['coupon-made', 'coupon-changed'],
  ],
  settings: ['setting-changed', 'consent-text-published'],
  reference: [
    ...['reference-added', 'reference-changed', 'reference-imported'],
    ...['concept-added', 'concept-changed', 'concept-merged', 'concept-unmerged', 'term-ignored'],
  ],
  privacy: [
    ...[
      'consent-withdrawn:privacy',
      'consent-withdrawn:terms',
      'erasure-requested',
      'erasure-cancelled',
      'found-on',
      'found-off',
    ],
  ],
  platform: ['message-retried', 'limit-spent', 'help-answered', 'help-settled'],
} as const

/** A group of the audit log's actions. */
export type AuditGroup = keyof typeof auditGroups

/** The groups, in the order of the filter. */
export const auditGroupNames = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]]

/** Every action, group by group. */
export const auditActions = Object.values(auditGroups).flat() as [AuditAction, ...AuditAction[]]

/** The action of each page of a list with phones: where people work with lists, it is most of the log. */
export const listSeen = 'contacts-listed'

/** The filters of the log that decide whether seen lists are shown. */
type AuditView = {
  group?: AuditGroup | undefined
  action?: AuditAction | undefined
  about?: string | undefined
  shown?: boolean | undefined
}

/**
 * Whether seen lists are left out of the log: by default, except in a search for one person, who may be in such a list,
 * or for seen contacts.
 */
export function hidesListsSeen({ group, action, about, shown }: AuditView): boolean {
  if (group === 'contacts' || action === listSeen) return false
  return !(shown ?? Boolean(about))
}

/** An action with a readable name; the log may have others from an earlier release. */
export type AuditAction = (typeof auditGroups)[AuditGroup][number]

/** Whether a text is an action with a readable name. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.values(auditGroups).some((acts: readonly string[]) => acts.includes(text))
}
