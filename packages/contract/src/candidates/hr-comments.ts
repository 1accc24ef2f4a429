import {
  assetOptions,
  availabilityOptions,
  comfortLanguageOptions,
  communicationOptions,
  personalityOptions,
  staffLocations,
  suitableJobTypeOptions,
  workTypeOptions,
} from '@pramaan/domain/options'
import { z } from 'zod'

const texts = z.array(z.string().trim().min(1).max(80)).max(30)

/** The answers of the HR interview (document 002 §3); a candidate who has them is verified (D18). CTC in LPA. */
export const hrComments = z.object({
  ComSkills: z.enum(communicationOptions),
  language: z.array(z.object({ label: z.string(), value: z.enum(comfortLanguageOptions) })),
  personality: z.enum(personalityOptions),
  workType: z.array(z.enum(workTypeOptions)),
  jobType: z.array(z.enum(suitableJobTypeOptions)),
  jobLocation: z.enum(staffLocations),
  ctc: z.number().min(0).max(1000),
  hasOwn: z.array(z.enum(assetOptions)),
  Availability: z.enum(availabilityOptions),
  otherRemarks: z.string().nullable(),
  generalSkillsByHr: texts,
  professionalSkillsByHr: texts,
})
