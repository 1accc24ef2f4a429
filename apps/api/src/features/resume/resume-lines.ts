import { headline, isVerified } from '@pramaan/domain/candidate'
import { durationOf, educationSpan, experienceSpan, longDuration } from '@pramaan/domain/duration'
import { showsExperience, showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { dateText, dayText, parseDay } from '@pramaan/domain/india-day'
import { lpaRangeText } from '@pramaan/domain/money'
import { type Month, months } from '@pramaan/domain/options'
import { formatPhone } from '@pramaan/domain/phone'
import type { DocumentEntry, PdfDocument } from '../../providers/pdf/document.ts'
import type { WholeAnswer } from '../candidates/profile-answer.ts'

type Section = PdfDocument['sections'][number]

/**
 * The profile as a CV that job portals read: one column, each fact in a line of its own, what is empty left out.
 * `contacts`: with phone and e-mail, which only the owner's copy has (D30).
 */
export function resumeDocument(profile: WholeAnswer, contacts: boolean, now: Date): PdfDocument {
  return {
    title: profile.FullName,
    lines: filled([lineOf(profile, now), ...(contacts ? contactLines(profile) : []), placeOf(profile)]),
    sections: [
      { title: 'Summary', entries: entryOf(profile.Description) },
      { title: 'Skills', entries: skillEntries(profile) },
      { title: 'Experience', entries: showsExperience(levelOf(profile)) ? positionEntries(profile, now) : [] },
      { title: 'Education', entries: educationEntries(profile, now) },
      { title: 'Personal information', entries: personalEntries(profile) },
      { title: 'Suitable job profiles', entries: entryOf(rolesOf(profile)) },
    ].filter(({ entries }) => entries.length > 0) satisfies Section[],
  }
}

function levelOf({ ExperienceLevel }: WholeAnswer) {
  return ExperienceLevel ?? 'Fresher'
}

function filled(lines: readonly (string | null | undefined | false)[]): string[] {
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}

function entryOf(text: string | null): DocumentEntry[] {
  return text ? [{ lines: [text] }] : []
}

function lineOf(profile: WholeAnswer, now: Date) {
  const { Experience, Education } = profile
  const line = headline({ level: levelOf(profile), experience: Experience, education: Education }, now)
  if (line.kind === 'job') return `${line.title}, ${line.company}`
  return line.kind === 'education' ? `${line.degree}, ${line.school}` : line.level
}

function contactLines({ Phone, Email, Website }: WholeAnswer) {
  return [Phone && `Phone: ${formatPhone(Phone)}`, Email && `E-mail: ${Email}`, Website && `Website: ${Website}`]
}

function placeOf({ Location, State }: WholeAnswer) {
  return filled([Location, State]).join(', ')
}

function skillEntries({ SkillProfile, HrComments, VerifiedOn }: WholeAnswer): DocumentEntry[] {
  const { ProfessionalSkills, GeneralSkills } = SkillProfile
  const checked = [...(HrComments?.professionalSkillsByHr ?? []), ...(HrComments?.generalSkillsByHr ?? [])]
  const lines = filled([
    ProfessionalSkills.length > 0 && `Professional: ${ProfessionalSkills.join(', ')}`,
    GeneralSkills.length > 0 && `General: ${GeneralSkills.join(', ')}`,
    checked.length > 0 && `Checked by the HR team: ${checked.join(', ')}`,
    isVerified(HrComments) && VerifiedOn && `Verified by HR on ${dateText(new Date(VerifiedOn))}`,
  ])
  return lines.length > 0 ? [{ lines }] : []
}

function positionEntries({ Experience }: WholeAnswer, now: Date): DocumentEntry[] {
  return Experience.flatMap((position) => {
    const span = experienceSpan(position, now)
    if (!span) return []
    const { title, companyName, empType, startMonth, startYear, working, endMonth, endYear } = position
    const end = working ? 'today' : monthText(endMonth, endYear)
    const time = `${monthText(startMonth, startYear)} – ${end} (${longDuration(durationOf(span))})`
    return [{ title, lines: [filled([companyName, empType]).join(', '), time] }]
  })
}

function educationEntries({ Education }: WholeAnswer, now: Date): DocumentEntry[] {
  return Education.flatMap((entry) => {
    if (!educationSpan(entry, now)) return []
    const { degree, studField, school, qualification, startYear, endYear, pursuing, grade } = entry
    const subject = studField && !degree.includes(studField) ? `${degree}, ${studField}` : degree
    const years = `${startYear} – ${pursuing ? 'today' : (endYear ?? '')}`
    return [{ title: subject, lines: filled([school, `${qualification}, ${years}`, grade && `Grade: ${grade}`]) }]
  })
}

function personalEntries(profile: WholeAnswer): DocumentEntry[] {
  const { Dob, Gender, CareerProfile } = profile
  const dob = Dob && parseDay(Dob)
  const { incomeCTC, expectedCtc } = CareerProfile
  const pay = showsSalaryExpectations(levelOf(profile))
  const lines = filled([
    dob && `Date of birth: ${dayText(dob)}`,
    Gender && `Gender: ${Gender}`,
    pay && incomeCTC !== null && `Salary now: ${lpaRangeText({ from: incomeCTC, to: incomeCTC })}`,
    pay && expectedCtc !== null && `Salary expectation: ${lpaRangeText({ from: expectedCtc, to: expectedCtc })}`,
  ])
  return lines.length > 0 ? [{ lines }] : []
}

function rolesOf({ Opportunities }: WholeAnswer) {
  return Opportunities.selectedJobRoles.map(({ Title }) => Title).join(', ')
}

function monthText(month: Month | null, year: number | null) {
  if (year === null) return ''
  return month ? `${String(months.indexOf(month) + 1).padStart(2, '0')}/${year}` : String(year)
}
