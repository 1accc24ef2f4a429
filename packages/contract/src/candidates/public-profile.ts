import { experienceLevels } from '@pramaan/domain/experience-level'
import { publicSections } from '@pramaan/domain/public-profile'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, instant } from '../wire.ts'
import { education, experience } from './candidate-entries.ts'
import { joiningInfo } from './candidate-shapes.ts'

const text = z.string().nullable()
const texts = z.array(z.string())

/**
 * A candidate's public page (D39): a separate schema without fields for a phone, an e-mail, a birthday, pay, a CV or
 * hr's comments. A section that its owner hides is null or empty.
 */
const publicPage = z.object({
  /** The target of 'Hire on Pramaan'; only a signed-in employer can open it. */
  ID: id,
  Slug: z.string(),
  FullName: z.string(),
  Verified: z.boolean(),
  VerifiedOn: instant.nullable(),
  SearchEngines: z.boolean(),
  Photo: text,
  Description: text,
  CurrentPosition: text,
  ExperienceLevel: z.enum(experienceLevels).nullable(),
  Location: text,
  State: text,
  Skills: z.object({ GeneralSkills: texts, ProfessionalSkills: texts }),
  Roles: texts,
  JoiningInfo: joiningInfo,
  Experience: z.array(experience.omit({ expID: true })),
  Education: z.array(education.omit({ eduID: true, grade: true })),
  Website: text,
})

/** A candidate's page settings; `Link` is null until the page is first turned on. */
const pageSettings = z.object({
  On: z.boolean(),
  Slug: text,
  Link: text,
  Sections: z.array(z.enum(publicSections)),
  SearchEngines: z.boolean(),
  /** How often others opened it. */
  Views: z.number().int(),
  /** The page as a visitor sees it, or would see it. */
  Page: publicPage,
})

/** A candidate's public page with its own link, off until they turn it on (D39). */
export const publicProfiles = {
  mine: endpoint({
    method: 'GET',
    path: '/user/public-profile',
    summary: 'My public page: whether it is on, its link, what it shows and how often it was viewed',
    allow: ['Candidate'],
    answer: answers(pageSettings),
    refusals: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/user/public-profile',
    summary: 'Turn my public page on or off, choose its link and what it shows; only what is sent changes',
    allow: ['Candidate'],
    body: z.strictObject({
      On: z.boolean().optional(),
      /** The name in the link: 5 to 40 lower-case letters, digits and hyphens, not in use by anyone else. */
      Slug: z.string().trim().toLowerCase().max(200).optional(),
      Sections: z.array(z.enum(publicSections)).max(publicSections.length).optional(),
      SearchEngines: z.boolean().optional(),
    }),
    answer: answers(pageSettings),
    refusals: [],
  }),
  read: endpoint({
    method: 'GET',
    path: '/public-profile/:slug',
    summary: 'A public page, for anyone; the same 404 whether it is off, its owner is gone, or it never existed',
    allow: 'public',
    params: z.object({ slug: z.string().max(200) }),
    secretPath: true,
    answer: answers(publicPage),
    refusals: ['not-found'],
  }),
}
