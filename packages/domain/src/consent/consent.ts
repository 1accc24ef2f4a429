/** The two consents asked for before a code is sent (000, section 2). */
export const consentKinds = ['privacy', 'terms'] as const

/** One of the two consents. */
export type ConsentKind = (typeof consentKinds)[number]

/** The text in force of each consent, and the purposes it covers; a new version asks everybody again (D11). */
export const consents = {
  privacy: {
    version: 'privacy-1',
    purposes: ['account', 'matching', 'profile-shown-to-employers', 'verification', 'messages'],
  },
  terms: { version: 'terms-1', purposes: ['account', 'applications', 'payments'] },
} as const satisfies Record<ConsentKind, { version: string; purposes: readonly string[] }>

/** A consent as it is stored: what was agreed to, when, and when it was taken back (D11). */
export type StoredConsent = { kind: ConsentKind; version: string; givenAt: Date; withdrawnAt: Date | null }

/** The boxes of the sign-in screen: both start unticked (D11). */
export const untickedConsents: Readonly<Record<ConsentKind, boolean>> = { privacy: false, terms: false }

/** Why no code may be sent: not both boxes are ticked (000, section 5). */
export function whyNotSendOtp(ticked: Readonly<Record<ConsentKind, boolean>>): 'consents-missing' | undefined {
  return consentKinds.every((kind) => ticked[kind]) ? undefined : 'consents-missing'
}

/** Days between asking for erasure and its being carried out, in which the person may change their mind (D11). */
export const erasureGraceDays = 30

/** When an erasure that is asked for now is carried out. */
export function erasureDue(now: Date): Date {
  return new Date(now.getTime() + erasureGraceDays * 86_400_000)
}

/**
 * Whether a person took back a consent and has not given it again: the account is then of no use until they do. Who
 * never gave one, as staff and people of before, has taken nothing back.
 */
export function hasWithdrawn(stored: readonly StoredConsent[]): boolean {
  return consentKinds.some((kind) => {
    const ofKind = stored.filter((consent) => consent.kind === kind)
    return ofKind.length > 0 && ofKind.every(({ withdrawnAt }) => withdrawnAt !== null)
  })
}

/** Whether a stored consent still holds: given for the version in force and not taken back. */
export function holds({ kind, version, withdrawnAt }: StoredConsent): boolean {
  return withdrawnAt === null && version === consents[kind].version
}

/** The consents that a person still has to give, in the order of the screen. */
export function missingConsents(stored: readonly StoredConsent[]): ConsentKind[] {
  return consentKinds.filter((kind) => !stored.some((consent) => consent.kind === kind && holds(consent)))
}

/** Why a consent can't be withdrawn: it was never given, or is withdrawn already. */
export function whyNotWithdraw(stored: readonly StoredConsent[], kind: ConsentKind): 'not-given' | undefined {
  const given = stored.some((consent) => consent.kind === kind && consent.withdrawnAt === null)
  return given ? undefined : 'not-given'
}
