import { areSameRoles } from '@pramaan/domain/candidate'
import { isOpenForJoin, joiningOfInfo } from '@pramaan/domain/joining'
import { isSameEntry } from '@pramaan/domain/profile-edit'
import { type Edit, type EntryEdit, isEntryEdit, type MyRecord } from './edit.ts'

/** A record as it will be once these edits have arrived. */
export function withEdits(record: MyRecord, edits: readonly Edit[]): MyRecord {
  const names = new Map<number, number>()
  return edits.reduce((now, edit) => withEdit(now, isEntryEdit(edit) ? asNamed(now, edit, names) : edit), record)
}

/**
 * An edit with the server's number of its entry, if the record has it: the response to a new entry may have been lost,
 * and it must not show twice.
 */
function asNamed(record: MyRecord, edit: EntryEdit, names: Map<number, number>): EntryEdit {
  const id = names.get(edit.id) ?? edit.id
  if (edit.does !== 'add') return { ...edit, id }
  const existing =
    edit.serverId ??
    (edit.kind === 'education'
      ? record.Education.find((entry) => isSameEntry(edit.body, entry))?.eduID
      : record.Experience.find((entry) => isSameEntry(edit.body, entry))?.expID)
  if (existing === undefined) return edit
  names.set(edit.id, existing)
  return { ...edit, id: existing }
}

/** Applies an arrived edit to a response with the candidate's own record; other responses stay. */
export function answerWith<A>(answer: A, edit: Edit): A {
  if (!isMyRecord(answer)) return answer
  return { ...answer, data: withEdits(answer.data, [edit]) }
}

function isMyRecord(answer: unknown): answer is { data: MyRecord } {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  return typeof data === 'object' && data !== null && 'Notifications' in data
}

function withEdit(record: MyRecord, edit: Edit): MyRecord {
  switch (edit.kind) {
    case 'profile':
      return withProfile(record, edit.body)
    case 'preferences':
      return withPreferences(record, edit.body)
    case 'education':
      return { ...record, Education: withEntry(record.Education, edit, 'eduID', noEducation) }
    case 'position':
      return { ...record, Experience: withEntry(record.Experience, edit, 'expID', noPosition) }
  }
}

function withProfile(record: MyRecord, body: Extract<Edit, { kind: 'profile' }>['body']): MyRecord {
  const text = (sent: string | null | undefined, now: string | null) => (sent === undefined ? now : sent || null)
  const career = record.CareerProfile
  const skills = record.SkillProfile
  return {
    ...record,
    FullName: body.name ?? record.FullName,
    Description: text(body.description, record.Description),
    CurrentPosition: text(body.currentPosition, record.CurrentPosition),
    Email: text(body.email, record.Email),
    AlternateContact: text(body.AlternateContact, record.AlternateContact),
    Location: body.location ?? record.Location,
    State: text(body.state, record.State),
    Dob: body.dob === undefined ? record.Dob : body.dob,
    Gender: body.gender === undefined ? record.Gender : body.gender,
    Website: text(body.website, record.Website),
    PayOnCv: body.payOnCv ?? record.PayOnCv,
    CareerProfile: {
      ...career,
      domain: number(body.domain, career.domain),
      degree: text(body.degree, career.degree),
    },
    SkillProfile: {
      ...skills,
      GeneralSkills: body.generalSkills ?? skills.GeneralSkills,
      ProfessionalSkills: body.professionalSkills ?? skills.ProfessionalSkills,
    },
  }
}

function withPreferences(record: MyRecord, body: Extract<Edit, { kind: 'preferences' }>['body']): MyRecord {
  const { status, currentCTC, expectedCTC, selectedJobRoles, rolesConfirmed, ...kinds } = body
  const joining = joiningOfInfo(status === undefined ? record.JoiningInfo.status : status)
  const career = record.CareerProfile
  return {
    ...record,
    JoiningStatus: isOpenForJoin(joining),
    JoiningInfo: { status: status === undefined ? record.JoiningInfo.status : status },
    Preferences: { ...record.Preferences, ...kinds },
    Opportunities: withRoles(record.Opportunities, selectedJobRoles, rolesConfirmed),
    CareerProfile: {
      ...career,
      incomeCTC: number(currentCTC, career.incomeCTC),
      expectedCtc: number(expectedCTC, career.expectedCtc),
    },
  }
}

function withRoles(
  before: MyRecord['Opportunities'],
  sent: { ID: unknown; Title?: string | undefined }[] | undefined,
  confirmed: boolean | undefined,
): MyRecord['Opportunities'] {
  const selectedJobRoles = sent?.map(({ ID, Title = '' }) => ({ ID: Number(ID), Title })) ?? before.selectedJobRoles
  const idsOf = (roles: typeof selectedJobRoles) => roles.map(({ ID }) => ID)
  const isChanged = !areSameRoles(idsOf(selectedJobRoles), idsOf(before.selectedJobRoles))
  return { selectedJobRoles, unconfirmed: before.unconfirmed && !isChanged && !confirmed }
}

/** Requests may contain a number as text. */
function number(sent: unknown, now: number | null): number | null {
  if (sent === undefined) return now
  return sent === null ? null : Number(sent)
}

const noEducation = { studField: null, startMonth: null, endMonth: null, endYear: null, grade: null, pursuing: false }
const noPosition = { empType: null, endMonth: null, endYear: null, working: false, statedYears: null }

function withEntry<E, K extends keyof E>(list: readonly E[], edit: EntryEdit, idOf: K, empty: Partial<E>): E[] {
  const others = list.filter((entry) => entry[idOf] !== edit.id)
  if (edit.does === 'remove') return others
  const entry = { ...empty, ...edit.body, [idOf]: edit.id } as unknown as E
  const at = list.findIndex((old) => old[idOf] === edit.id)
  if (at < 0) return [entry, ...others]
  return list.map((old, index) => (index === at ? entry : old))
}
