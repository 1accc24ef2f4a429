import type { JobType, workModels } from '../../options/options.ts'

type WorkModel = (typeof workModels)[number]

/** The kinds of work that a candidate chooses among. */
type Preference = 'fullTime' | 'partTime' | 'internship' | 'remote' | 'onSite'

/** Which kinds of work a candidate chose. */
type Preferences = Readonly<Record<Preference, boolean>>

/** The kind of work that an opening states. */
type KindOfWork = { type: string | null; workModel: string | null }

const ofTypes = {
  'Full Time': 'fullTime',
  'Part Time': 'partTime',
  Internship: 'internship',
} as const satisfies Partial<Record<JobType, Preference>>
const ofWorkModels = { Remote: 'remote', OnSite: 'onSite' } as const satisfies Partial<Record<WorkModel, Preference>>

/** The reasons that a candidate declined an opening's kind of work. */
export const declinedKinds = ['declined-type', 'declined-model'] as const

/** A kind of work that counts as declined if a candidate chose one of `others` but not this kind. */
type Declinable = { hindrance: (typeof declinedKinds)[number]; chosen: Preference; others: Preference[] }

function declinableIn(
  hindrance: Declinable['hindrance'],
  preferences: Readonly<Record<string, Preference>>,
  kind: string | null,
): Declinable[] {
  const chosen = kind === null ? undefined : preferences[kind]
  if (!chosen) return []
  return [{ hindrance, chosen, others: Object.values(preferences).filter((one) => one !== chosen) }]
}

/** The kinds of work of an opening that can be declined; freelance and hybrid work are not among the choices. */
export function declinableOf({ type, workModel }: KindOfWork): Declinable[] {
  return [...declinableIn('declined-type', ofTypes, type), ...declinableIn('declined-model', ofWorkModels, workModel)]
}

/** The job types and work models that a candidate declined; none if they chose none. */
export type Declined = { types: readonly string[]; workModels: readonly string[] }

/** For a candidate who stated nothing, and for comparing jobs. */
export const declinesNothing: Declined = { types: [], workModels: [] }

/** The kinds that a candidate declined by choosing others. */
export function declinedBy(preferences: Preferences): Declined {
  const isDeclined = ({ chosen, others }: Declinable) => !preferences[chosen] && others.some((one) => preferences[one])
  return {
    types: Object.keys(ofTypes).filter((type) => declinableOf({ type, workModel: null }).some(isDeclined)),
    workModels: Object.keys(ofWorkModels).filter((workModel) =>
      declinableOf({ type: null, workModel }).some(isDeclined),
    ),
  }
}
