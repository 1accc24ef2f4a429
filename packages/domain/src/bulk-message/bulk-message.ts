import { longestMessage } from '../conversation/conversation.ts'
import { firstName } from '../name/name.ts'
import { undoMinutes } from '../shortlist/shortlist.ts'

/** Stands for the first name of each candidate in a message to several. */
export const firstNameMark = '{name}'

/** The message as one candidate reads it. */
export function textFor(text: string, fullName: string): string {
  return text.replaceAll(firstNameMark, () => firstName(fullName))
}

/** The people whose names make the message too long. */
export function tooLongFor<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  return people.filter(({ name }) => textFor(text, name).length > longestMessage)
}

/** When a message to several goes out: until then it can be undone, and nobody has it (D56). */
export function dueAfter(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + undoMinutes * 60_000)
}

/** Why a message to several can't be undone: it is going out. */
export function whyNotUndoSending(dueAt: Date, now: Date): 'too-late' | undefined {
  return now.getTime() < dueAt.getTime() ? undefined : 'too-late'
}
