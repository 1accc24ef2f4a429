/** The fields of their own record that a candidate can edit, under the record's names. */
type EditableProfile = {
  FullName: string
  Description: string | null
  CurrentPosition: string | null
  Email: string | null
  AlternateContact: string | null
  Location: string | null
  State: string | null
  Dob: string | null
  Gender: string | null
  Website: string | null
  PayOnCv: boolean
  JoiningInfo: { status: 'join' | 'switch' | null }
  Preferences: Readonly<Record<'fullTime' | 'partTime' | 'internship' | 'remote' | 'onField', boolean>>
  CareerProfile: { domain: unknown; degree: string | null; incomeCTC: unknown; expectedCtc: unknown }
  SkillProfile: { GeneralSkills: readonly string[]; ProfessionalSkills: readonly string[] }
  Opportunities: { selectedJobRoles: readonly { ID: unknown; Title: string }[]; unconfirmed: boolean }
}

/** A record's values under the names that a profile update uses. */
export function profileValues(record: EditableProfile) {
  const { CareerProfile: career, SkillProfile: skills } = record
  return {
    name: record.FullName,
    description: record.Description,
    currentPosition: record.CurrentPosition,
    email: record.Email,
    AlternateContact: record.AlternateContact,
    location: record.Location,
    state: record.State,
    dob: record.Dob,
    gender: record.Gender,
    website: record.Website,
    payOnCv: record.PayOnCv,
    generalSkills: [...skills.GeneralSkills],
    professionalSkills: [...skills.ProfessionalSkills],
    domain: career.domain,
    degree: career.degree,
    incomeCTC: career.incomeCTC,
    expectedCtc: career.expectedCtc,
  }
}

/** A record's values under the names that an update of the job-search preferences uses. */
export function preferenceValues({ JoiningInfo, CareerProfile, Preferences, Opportunities }: EditableProfile) {
  return {
    status: JoiningInfo.status,
    currentCTC: CareerProfile.incomeCTC,
    expectedCTC: CareerProfile.expectedCtc,
    fullTime: Preferences.fullTime,
    partTime: Preferences.partTime,
    internship: Preferences.internship,
    remote: Preferences.remote,
    onField: Preferences.onField,
    selectedJobRoles: [...Opportunities.selectedJobRoles],
    rolesConfirmed: !Opportunities.unconfirmed,
  }
}

type Values = Readonly<Record<string, unknown>>

/** Whether two values of a field are the same; an empty text, null and a missing value are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other))
}

function isEmpty(value: unknown) {
  return value === undefined || value === null || value === ''
}

/**
 * The fields of an edit that were changed elsewhere meanwhile: their value is neither the one before the edit nor the
 * new one. It is the new one if the edit already arrived.
 */
export function changedElsewhere(before: Values, now: Values, edit: Values): string[] {
  return Object.keys(before).filter(
    (field) => !isSameValue(now[field], before[field]) && !isSameValue(now[field], edit[field]),
  )
}

/** Whether two entries of a profile's lists are equal in each field. */
export function isSameEntry(entry: Values, other: Values): boolean {
  return Object.keys(entry).every((field) => isSameValue(entry[field], other[field]))
}

/** The current values of the changed fields. */
export function valuesBefore(values: Values, change: Values): Record<string, unknown> {
  return Object.fromEntries(Object.keys(change).map((field) => [field, values[field]]))
}
