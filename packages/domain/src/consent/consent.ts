import type { Role } from '../role/role.ts'

/** The two consents required before a code is sent (000, section 2). */
export const consentKinds = ['privacy', 'terms'] as const

/** One of the two consents. */
export type ConsentKind = (typeof consentKinds)[number]

/** The consent texts that come with the apps, and the purposes of each, by the role of the person who gives it (D11). */
export const consents = {
  privacy: {
    version: 'privacy-1',
    purposes: {
      Candidate: ['account', 'matching', 'profile-shown-to-employers', 'verification', 'messages'],
      Employer: ['account', 'openings-shown-to-candidates', 'finding-candidates', 'messages'],
    },
  },
  terms: {
    version: 'terms-1',
    purposes: { Candidate: ['account', 'applications', 'payments'], Employer: ['account', 'openings', 'payments'] },
  },
} as const satisfies Record<
  ConsentKind,
  { version: string; purposes: Record<'Candidate' | 'Employer', readonly string[]> }
>

/** What a person of a role agrees to with a consent: only employers hire; all others look for work. */
export function consentPurposes(kind: ConsentKind, role: Role): readonly string[] {
  return consents[kind].purposes[role === 'Employer' ? 'Employer' : 'Candidate']
}

/** Consent to appear in employers' searches: a separate switch, which the account works without (D11). */
export const foundConsent = { kind: 'found', version: 'found-1', purposes: ['profile-shown-to-employers'] } as const

/** Every kind of consent that is stored. */
export const storedConsentKinds = [...consentKinds, foundConsent.kind] as const

/** A stored consent: what was agreed to, when, and when it was withdrawn (D11). */
export type StoredConsent = {
  kind: (typeof storedConsentKinds)[number]
  version: string
  givenAt: Date
  withdrawnAt: Date | null
}

/** The check boxes of the sign-in screen: both start unticked (D11). */
export const untickedConsents: Readonly<Record<ConsentKind, boolean>> = { privacy: false, terms: false }

/** Why no code may be sent: not both boxes are ticked (000, section 5). */
export function whyNotSendOtp(ticked: Readonly<Record<ConsentKind, boolean>>): 'consents-missing' | undefined {
  return consentKinds.every((kind) => ticked[kind]) ? undefined : 'consents-missing'
}

/** Days between an erasure request and the erasure, in which the person may change their mind (D11). */
export const erasureGraceDays = 30

/** When an erasure requested now is carried out. */
export function erasureDue(now: Date): Date {
  return new Date(now.getTime() + erasureGraceDays * 86_400_000)
}

/**
 * Whether a person withdrew a consent and has not given it again, which blocks the account. Staff and old accounts
 * never gave one, so they have withdrawn nothing.
 */
export function hasWithdrawn(stored: readonly StoredConsent[]): boolean {
  return consentKinds.some((kind) => {
    const ofKind = stored.filter((consent) => consent.kind === kind)
    return ofKind.length > 0 && ofKind.every(({ withdrawnAt }) => withdrawnAt !== null)
  })
}

/** The current version of each kind. */
export type ConsentVersions = Readonly<Record<ConsentKind, string>>

/** The versions that come with the apps, current until an Admin publishes new ones. */
export const shippedVersions: ConsentVersions = { privacy: consents.privacy.version, terms: consents.terms.version }

/** The number of a version within its kind: 3 for 'privacy-3'; 0 without one. */
function numberOf(version: string): number {
  return Number(/-(\d{1,9})$/.exec(version)?.[1] ?? 0)
}

/** The version that follows another. */
export function versionAfter(kind: ConsentKind, version: string): string {
  return `${kind}-${numberOf(version) + 1}`
}

/**
 * Whether a person must consent again: they consented to a text once, but not to any version since the last one that
 * requires everyone's consent. A correction requires none, and neither do people who never consented, such as staff
 * (D11).
 */
export function mustConsentAgain(stored: readonly StoredConsent[], since: ConsentVersions): boolean {
  return consentKinds.some((kind) => {
    const ofKind = stored.filter((consent) => consent.kind === kind)
    const isGiven = ofKind.some(
      ({ version, withdrawnAt }) => withdrawnAt === null && numberOf(version) >= numberOf(since[kind]),
    )
    return ofKind.length > 0 && !isGiven
  })
}

/** Why a consent can't be withdrawn: it was never given, or is withdrawn already. */
export function whyNotWithdraw(stored: readonly StoredConsent[], kind: ConsentKind): 'not-given' | undefined {
  const isGiven = stored.some((consent) => consent.kind === kind && consent.withdrawnAt === null)
  return isGiven ? undefined : 'not-given'
}
