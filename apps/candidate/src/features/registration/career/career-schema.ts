import { careerData } from '@pramaan/contract/session/registration'
import { line } from '@pramaan/contract/wire'
import { type ExperienceLevel, experienceYears, requiredOnboardingFields } from '@pramaan/domain/experience-level'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

/** Education and work as the form holds it: what is not given is empty. */
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

/** Education and work as it is sent. */
type CareerBody = z.output<typeof careerData>

/** A form of education and work, whatever it makes of its values. */
export type CareerFormApi = Pick<
  UseFormReturn<CareerValues, unknown, CareerBody>,
  'register' | 'control' | 'setValue' | 'formState'
>

const byLevel = ['experience', 'currentJob', 'currentDomain', 'college'] as const

/** What asks for a field that only some levels must give. */
type Sentences = Record<(typeof byLevel)[number], string>

/** The contract's education and work, with what the person's level must give (document 000 §5, D50). */
export function careerSchema(level: ExperienceLevel, sentences: Sentences) {
  const required = requiredOnboardingFields(level)
  const positive = (sentence: string) => z.coerce.number(sentence).int().positive(sentence)
  const needed = {
    experience: positive(sentences.experience).max(experienceYears.to, sentences.experience),
    currentJob: line(120, sentences.currentJob),
    currentDomain: positive(sentences.currentDomain),
    college: line(300, sentences.college),
  }
  const requested = Object.fromEntries(
    Object.entries(needed).filter(([field]) => required.some((one) => one === field)),
  )
  const optional = byLevel.filter((field) => !required.includes(field))
  const emptied = (values: unknown) => ({ ...Object(values), ...nulls(values as CareerValues, optional) })
  return z.preprocess(emptied, careerData.extend(requested)) as unknown as z.ZodType<CareerBody, CareerValues>
}

function nulls(values: CareerValues, fields: readonly (keyof Sentences)[]) {
  return Object.fromEntries(fields.filter((field) => !values[field]).map((field) => [field, null]))
}
