import { dayText, parseDay } from '@pramaan/domain/india-day'
import { joiningOfInfo, joiningStates } from '@pramaan/domain/joining'
import { isSameValue, preferenceValues, profileValues } from '@pramaan/domain/profile-edit'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { type Edit, isEntryEdit } from '../../../record/edits/edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** The label of each field that a change sends. */
const labels = {
  name: 'intro.name',
  description: 'intro.description',
  currentPosition: 'myProfile.currentPosition',
  email: 'myProfile.email',
  AlternateContact: 'myProfile.alternate',
  location: 'location.label',
  state: 'personal.state',
  dob: 'profile.personal.dob',
  gender: 'profile.personal.gender',
  website: 'myProfile.website',
  generalSkills: 'profile.skills.general',
  professionalSkills: 'profile.skills.professional',
  domain: 'myProfile.domain',
  degree: 'profile.personal.degree',
  status: 'preference.joining',
  currentCTC: 'myProfile.currentCtc',
  expectedCTC: 'myProfile.expectedCtc',
  fullTime: 'preference.kind.fullTime',
  partTime: 'preference.kind.partTime',
  internship: 'preference.kind.internship',
  remote: 'preference.kind.remote',
  onField: 'preference.kind.onField',
  selectedJobRoles: 'myProfile.roles',
  school: 'education.school',
  qualification: 'education.level',
  studField: 'education.field',
  grade: 'education.grade',
  pursuing: 'education.pursuing',
  title: 'position.title',
  companyName: 'position.company',
  working: 'position.working',
  startMonth: 'period.startMonth',
  startYear: 'period.startYear',
  endMonth: 'period.endMonth',
  endYear: 'period.endYear',
} as const

/** A field whose value on this device differs from the one in the profile. */
export type Difference = { label: string; mine: string; theirs: string }

/** The value of an unsent edit, beside the current value in the profile. */
export function useDifferences(record: MyRecord): (edit: Edit) => Difference[] {
  const t = useTexts()
  const domains = useDomainOptions()
  const textOf = (field: string, value: unknown) => {
    if (field === 'status') {
      const joining = joiningStates.find((state) => state === value) ?? joiningOfInfo(null)
      return t(`joining.${joining}`)
    }
    if (Array.isArray(value)) return value.map(nameOf).join(', ') || t('savedEdits.none')
    if (typeof value === 'boolean') return value ? '✓' : '✗'
    const text = value === null || value === undefined ? '' : String(value)
    const day = field === 'dob' ? parseDay(text) : undefined
    if (day) return dayText(day)
    if (field === 'domain') return domains.options.find((option) => option.value === text)?.label ?? text
    return text || t('savedEdits.none')
  }
  return (edit) => {
    const now = valuesNow(record, edit)
    const body = 'body' in edit ? edit.body : {}
    return Object.entries(body).flatMap(([field, mine]) => {
      if (!isLabelled(field) || isSameValue(mine, now[field])) return []
      return [{ label: t(labels[field]), mine: textOf(field, mine), theirs: textOf(field, now[field]) }]
    })
  }
}

/** A skill, or the title of a role. */
function nameOf(one: string | { Title?: string }) {
  return typeof one === 'string' ? one : one.Title
}

function isLabelled(field: string): field is keyof typeof labels {
  return field in labels
}

/** What the profile says now in the fields of an edit. */
function valuesNow(record: MyRecord, edit: Edit): Readonly<Record<string, unknown>> {
  if (edit.kind === 'profile') return profileValues(record)
  if (edit.kind === 'preferences') return preferenceValues(record)
  if (!isEntryEdit(edit)) return {}
  const entries = edit.kind === 'education' ? record.Education : record.Experience
  return entries.find((entry) => ('eduID' in entry ? entry.eduID : entry.expID) === edit.id) ?? {}
}
