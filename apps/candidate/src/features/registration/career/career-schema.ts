import { careerData } from '@pramaan/contract/session/onboarding-forms'
import { line } from '@pramaan/contract/wire'
import { type ExperienceLevel, experienceYears, requiredOnboardingFields } from '@pramaan/domain/experience-level'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

/** Education and work as form values; '' means empty. */
export type CareerValues = {
  education: string
  degree: string
  domain: string
  college: string
  collegeID: number | null
  experience: string
  currentJob: string
  currentDomain: string
}

/** Education and work as the request sends it. */
type CareerBody = z.output<typeof careerData>

/** The education and work form, before or after validation. */
export type CareerFormApi = Pick<
  UseFormReturn<CareerValues, unknown, CareerBody>,
  'register' | 'control' | 'setValue' | 'formState'
>

const byLevel = ['experience', 'currentJob', 'currentDomain', 'college'] as const

/** The message for a field that only some levels require. */
type Sentences = Record<(typeof byLevel)[number], string>

/** The contract's education and work, plus the fields that the person's level requires (document 000 §5, D50). */
export function careerSchema(level: ExperienceLevel, sentences: Sentences) {
  const required = requiredOnboardingFields(level)
  const positive = (sentence: string) => z.coerce.number(sentence).int().positive(sentence)
  const requiredFields = {
    experience: positive(sentences.experience).max(experienceYears.to, sentences.experience),
    currentJob: line(120, sentences.currentJob),
    currentDomain: positive(sentences.currentDomain),
    college: line(300, sentences.college),
  }
  const requested = Object.fromEntries(
    Object.entries(requiredFields).filter(([field]) => required.some((one) => one === field)),
  )
  const optional = byLevel.filter((field) => !required.includes(field))
  const withEmptyOptions = (values: unknown) => ({ ...Object(values), ...nullFields(values as CareerValues, optional) })
  return z.preprocess(withEmptyOptions, careerData.extend(requested)) as unknown as z.ZodType<CareerBody, CareerValues>
}

function nullFields(values: CareerValues, fields: readonly (keyof Sentences)[]) {
  return Object.fromEntries(fields.filter((field) => !values[field]).map((field) => [field, null]))
}
