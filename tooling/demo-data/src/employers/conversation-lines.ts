import type { Side } from '@pramaan/domain/conversation'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import type { Random } from '../random.ts'

/** A line, and who says it. */
export type Line = { side: Side; text: string }

/** The names that the lines have. */
export type Names = { candidate: string; recruiter: string; company: string }

const openings = [
  'Hello {candidate}, I am {recruiter} from {company}. Your profile fits a role in our team. Are you open to a call this week?',
  'Hi {candidate}, {recruiter} here from {company}. We liked your profile. When can we talk for ten minutes?',
  'नमस्ते {candidate}, मैं {company} से {recruiter}। आपकी प्रोफ़ाइल हमें पसंद आई। क्या इस हफ़्ते बात हो सकती है?',
]
const replies = [
  'Hello {recruiter}, thank you for writing. Yes, I am free after 5 pm.',
  'Good morning. Yes, please call me tomorrow before 11 am.',
  'नमस्कार, हो चालेल. उद्या दुपारी २ नंतर फोन करा.',
  'Thank you. Could you tell me where the office is?',
]
const appointments = [
  'Great, I will call you tomorrow. Please keep your CV at hand.',
  'We are near the railway station. I will call you tomorrow at 5:30 pm.',
]
const afterInterview = [
  'Thank you for coming today. We will let you know by Friday.',
  'It was good to meet you. The team lead wants one more short talk; is Thursday fine?',
]
const thanks = [
  'Thank you, it was good to meet the team.',
  'Thank you. Thursday is fine, any time after 3 pm.',
  'धन्यवाद, मुझे भी अच्छा लगा।',
]
const offers = ['We would like you to join us from the first of next month. The offer letter is in your e-mail.']
const acceptances = ['Thank you so much! I will send the signed copy tonight.', 'खूप खूप धन्यवाद! आज सही करून पाठवतो.']

const parts: readonly (readonly [Side, readonly string[]])[] = [
  ['Employer', openings],
  ['Candidate', replies],
  ['Employer', appointments],
  ['Employer', afterInterview],
  ['Candidate', thanks],
  ['Employer', offers],
  ['Candidate', acceptances],
]

/** How many parts of a conversation each stage has seen, at least and at most. */
const reached = new Map<ShortlistStatus, readonly [number, number]>([
  [shortlist.shortlisted, [1, 2]],
  [shortlist.inCommunication, [2, 3]],
  [shortlist.interviewed, [4, 5]],
  [shortlist.hired, [6, 7]],
])

/** What an employer and a candidate of a stage have written to each other; nothing in the other stages. */
export function linesOf(status: ShortlistStatus, names: Names, random: Random): Line[] {
  const [least, most] = reached.get(status) ?? [0, 0]
  return parts
    .slice(0, random.int(least, most))
    .map(([side, texts]) => ({ side, text: named(random.pick(texts), names) }))
}

function named(text: string, { candidate, recruiter, company }: Names): string {
  return text.replace('{candidate}', candidate).replace('{recruiter}', recruiter).replace('{company}', company)
}
