import type { Vocabulary } from '../concept/concept.ts'

/**
 * Skills that all kinds of work ask for: they alone don't make a person suitable for any. An opening may name them
 * among its professional skills.
 */
export const generalSkills = [
  'Verbal Communication, Written Communication, Active Listening, Presentation, Public Speaking, Storytelling',
  'Email Writing, Business Etiquette, Telephone Etiquette',
  'English, Hindi, Marathi, Gujarati, Tamil, Telugu, Kannada, Malayalam, Bengali, Punjabi, Odia, Assamese, Urdu',
  'Sanskrit, Bhojpuri, Maithili, Konkani, Sindhi, Nepali, Kashmiri',
  'Problem Solving, Critical Thinking, Analytical Thinking, Logical Reasoning, Creativity, Decision Making',
  'Attention to Detail, Research, Numerical Ability, Observation',
  'Teamwork, Team Management, Leadership, Conflict Resolution, Empathy, Customer Focus, Relationship Building',
  'Negotiation, Persuasion, Mentoring, Networking, Patience, Cultural Awareness',
  'Time Management, Planning, Organisation, Multitasking, Self Motivation, Adaptability, Work Ethic',
  'Accountability, Punctuality, Stress Management, Willingness to Learn, Integrity',
  'Basic Computer Skills, Typing, Internet Research',
].flatMap((labels) => labels.split(', '))

const general: ReadonlySet<string> = new Set(generalSkills)

/** Whether a concept is a skill that all kinds of work ask for. */
export function isGeneralSkill(id: number, { conceptOf }: Pick<Vocabulary, 'conceptOf'>): boolean {
  const concept = conceptOf(id)
  return concept?.kind === 'skill' && general.has(concept.label)
}
