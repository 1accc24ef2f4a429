import type { DocumentContent, DocumentEntry } from '@pramaan/documents/content'
import { headline, headlineWords, isVerified, shownPositions, subjectOf } from '@pramaan/domain/candidate'
import { withoutContactData } from '@pramaan/domain/contact-data'
import { durationOf, educationPeriod, longDuration, totalExperience } from '@pramaan/domain/duration'
import { showsExperience, showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { dateText, dayText, parseDay } from '@pramaan/domain/india-day'
import { joiningOfInfo, whyNotJoining } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { type Month, months } from '@pramaan/domain/options'
import { formatPhone } from '@pramaan/domain/phone'
import type { FullAnswer } from '../candidates/profile/profile-answer.ts'

type Section = DocumentContent['sections'][number]

/**
 * The profile as a CV that job portals can parse: one column, one fact per line, no empty lines. `contacts` adds phone
 * and e-mail, only in the owner's copy; other copies have no contact data in their texts either (D30).
 */
export function resumeDocument(profile: FullAnswer, contacts: boolean, now: Date): DocumentContent {
  const visibleText = (text: string) => (contacts ? text : withoutContactData(text))
  const sections: Section[] = [
    { title: 'Summary', entries: entryOf(profile.Description) },
    { title: 'Skills', entries: skillEntries(profile) },
    { title: 'Experience', entries: showsExperience(levelOf(profile)) ? positionEntries(profile, now) : [] },
    { title: 'Education', entries: educationEntries(profile, now) },
    { title: 'Personal information', entries: personalEntries(profile) },
  ].filter(({ entries }) => entries.length > 0)
  return {
    title: profile.FullName,
    lines: filled([lineOf(profile, now), ...(contacts ? contactLines(profile) : []), locationLine(profile)]),
    sections: sections.map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => shownEntry(entry, visibleText)),
    })),
  }
}

function shownEntry({ title, lines }: DocumentEntry, visibleText: (text: string) => string): DocumentEntry {
  const texts = { lines: lines.map(visibleText) }
  return title === undefined ? texts : { ...texts, title: visibleText(title) }
}

function levelOf({ ExperienceLevel }: FullAnswer) {
  return ExperienceLevel ?? 'Fresher'
}

function filled(lines: readonly (string | null | undefined | false)[]): string[] {
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}

function entryOf(text: string | null): DocumentEntry[] {
  return text ? [{ lines: [text] }] : []
}

function lineOf(profile: FullAnswer, now: Date) {
  const { Experience, Education } = profile
  const line = headline({ level: levelOf(profile), experience: Experience, education: Education }, now)
  return line.kind === 'level' ? line.level : headlineWords(line)
}

function contactLines({ Phone, Email, Website }: FullAnswer) {
  return [Phone && `Phone: ${formatPhone(Phone)}`, Email && `E-mail: ${Email}`, Website && `Website: ${Website}`]
}

function locationLine({ Location, State }: FullAnswer) {
  return filled([Location, State]).join(', ')
}

function skillEntries({ SkillProfile, HrComments, VerifiedOn }: FullAnswer): DocumentEntry[] {
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

function positionEntries({ Experience }: FullAnswer, now: Date): DocumentEntry[] {
  const total = `${longDuration(totalExperience(Experience, now))} in all`
  return shownPositions(Experience, now).map(({ position, period }) => {
    const { title, companyName, empType, startMonth, startYear, working, endMonth, endYear } = position
    const end = working ? 'today' : monthText(endMonth, endYear)
    const time = period && `${monthText(startMonth, startYear)} – ${end} (${longDuration(durationOf(period))})`
    const employment = filled([title && companyName, empType]).join(', ')
    return { title: title || companyName, lines: filled([employment, time ?? total]) }
  })
}

function educationEntries({ Education }: FullAnswer, now: Date): DocumentEntry[] {
  return Education.flatMap((entry) => {
    if (!educationPeriod(entry, now) && entry.startYear !== null) return []
    const { school, qualification, startYear, endYear, pursuing, grade } = entry
    const years = filled([startYear?.toString(), pursuing ? 'today' : endYear?.toString()]).join(' – ')
    const level = filled([qualification, years]).join(', ')
    return [{ title: subjectOf(entry), lines: filled([school, level, grade && `Grade: ${grade}`]) }]
  })
}

function personalEntries(profile: FullAnswer): DocumentEntry[] {
  const { Dob, Gender, PayOnCv } = profile
  const dob = Dob && parseDay(Dob)
  const lines = filled([
    dob && `Date of birth: ${dayText(dob)}`,
    Gender && `Gender: ${Gender}`,
    ...(PayOnCv ? payLines(profile) : []),
  ])
  return lines.length > 0 ? [{ lines }] : []
}

const joiningWords = { join: 'Open to join', switch: 'Open to switch' }

/** Joining status and pay, if the owner shows them on the CV. */
function payLines(profile: FullAnswer) {
  const { incomeCTC, expectedCtc } = profile.CareerProfile
  const { status } = profile.JoiningInfo
  const open = status !== null && !whyNotJoining(levelOf(profile), joiningOfInfo(status))
  const salary = (lpa: number | null) =>
    showsSalaryExpectations(levelOf(profile)) && lpa && lpaRangeText({ from: lpa, to: lpa })
  const [current, expected] = [salary(incomeCTC), salary(expectedCtc)]
  return [
    open && `Joining: ${joiningWords[status]}`,
    current && `Salary now: ${current}`,
    expected && `Salary expectation: ${expected}`,
  ].map((line) => line || null)
}

function monthText(month: Month | null, year: number | null) {
  if (year === null) return ''
  return month ? `${String(months.indexOf(month) + 1).padStart(2, '0')}/${year}` : String(year)
}
