import type { Side } from '@pramaan/domain/conversation'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import type { Random } from '../random.ts'
import { weekdayOf } from '../when/office.ts'
import { type Language, phrases } from './phrases.ts'

/** A text, and who says it. */
export type Line = { side: Side; text: string }

/** What the lines name: the people, and the job that they write about. */
export type Names = Record<'candidate' | 'recruiter' | 'company' | 'title' | 'skill' | 'place', string>

/** What two people write with: their names, their language, and the instants of all lines that there could be. */
type Talk = { names: Names; language: Language; times: readonly Date[] }

/** How many lines each stage has seen, at least and at most. */
const reached = new Map<ShortlistStatus, readonly [number, number]>([
  [shortlist.shortlisted, [1, 2]],
  [shortlist.inCommunication, [3, 3]],
  [shortlist.interviewed, [4, 5]],
  [shortlist.hired, [6, 7]],
])

/** So often is a line drawn again that one of them has read before. */
const mostTries = 60

/**
 * What an employer and a candidate of a stage have written to each other; nothing in the other stages. Answers are to
 * what was asked, and no line is one that was `read`.
 */
export function linesOf(status: ShortlistStatus, talk: Talk, read: ReadonlySet<string>, random: Random): Line[] {
  const [least, most] = reached.get(status) ?? [0, 0]
  const count = random.int(least, most)
  return scenes.flatMap((scene) => newTo(read, () => scene(talk, random))).slice(0, count)
}

/** A scene whose lines nobody has read. */
function newTo(read: ReadonlySet<string>, draw: () => Line[]): Line[] {
  let scene = draw()
  for (let tries = 1; tries < mostTries && scene.some(({ text }) => read.has(text)); tries += 1) scene = draw()
  return scene
}

type Scene = (talk: Talk, random: Random) => Line[]

/** The scenes of a talk, one after another: they are at its lines 0, 1, 3 and 5. */
const scenes: readonly Scene[] = [
  (talk, random) => {
    const { greetings, reasons, questions } = phrases[talk.language]
    const text = [greetings, reasons, questions].map((list) => random.pick(list)).join(' ')
    return [{ side: 'Employer', text: speaker(talk, 0, random)(text) }]
  },
  (talk, random) => pairOf(phrases[talk.language].answers, 'Candidate', speaker(talk, 1, random), random),
  (talk, random) => pairOf(phrases[talk.language].interviews, 'Employer', speaker(talk, 3, random), random),
  (talk, random) => pairOf(phrases[talk.language].offers, 'Employer', speaker(talk, 5, random), random),
]

type Pairs = readonly (readonly [string, string])[]

function pairOf(pairs: Pairs, first: Side, say: (text: string) => string, random: Random): Line[] {
  const [said, answer] = random.pick(pairs)
  return [
    { side: first, text: say(said) },
    { side: first === 'Employer' ? 'Candidate' : 'Employer', text: say(answer) },
  ]
}

/** Puts the names into a text; the day, one of the next, and the hour are the same in all texts of a scene. */
function speaker({ names, language, times }: Talk, line: number, random: Random) {
  const { days, hours } = phrases[language]
  const told: Record<string, string> = {
    ...names,
    day: days[weekdayAfter(times[line], random.int(1, 2))] ?? '',
    time: random.pick(hours),
  }
  return (text: string) => {
    const said = text.replace(/\{(\w+)\}/g, (_, name: string) => told[name] ?? '')
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
}

/** The weekday so many days after an instant in India; Monday rather than Sunday, which is 0. */
function weekdayAfter(at: Date | undefined, days: number): number {
  const weekday = weekdayOf(addDays(dayOf(at ?? new Date(0)), days))
  return weekday === 0 ? 1 : weekday
}
