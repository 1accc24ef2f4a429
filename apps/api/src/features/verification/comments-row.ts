import type { hrCommentsForm } from '@pramaan/contract/staff/verification'
import { paiseOfLpa } from '@pramaan/domain/money'
import type { z } from 'zod'

/** The row of the HR comments form; pay is sent in LPA and stored in paise per year. */
export function commentsRow(candidateId: number, reviewedBy: number, form: z.output<typeof hrCommentsForm>, now: Date) {
  return {
    candidateId,
    comSkills: form.ComSkills,
    languages: form.language.map(({ value }) => value),
    personality: form.personality,
    workTypes: form.workType,
    jobTypes: form.jobType,
    jobLocation: form.jobLocation,
    ctc: paiseOfLpa(form.ctc),
    hasOwn: form.hasOwn,
    availability: form.Availability,
    otherRemarks: form.otherRemarks,
    generalSkills: form.generalSkillsByHr,
    professionalSkills: form.professionalSkillsByHr,
    reviewedBy,
    createdAt: now,
    updatedAt: now,
  }
}
