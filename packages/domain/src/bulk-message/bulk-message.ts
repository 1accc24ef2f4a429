import { longestMessage } from '../conversation/conversation.ts'
import { firstName } from '../name/name.ts'
import { undoMinutes } from '../shortlist/shortlist.ts'

/** A placeholder for the candidate's first name in a bulk message. */
export const firstNameMark = '{name}'

/** The message with the candidate's first name filled in. */
export function textFor(text: string, fullName: string): string {
  return text.replaceAll(firstNameMark, () => firstName(fullName))
}

/** The people whose names make the message too long. */
export function tooLongFor<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  return people.filter(({ name }) => textFor(text, name).length > longestMessage)
}

/** When a bulk message is sent. Until then it can be undone, and nobody has received it (D56). */
export function dueAfter(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + undoMinutes * 60_000)
}

/** Why a bulk message can't be undone: it is being sent. */
export function whyNotUndoSending(dueAt: Date, now: Date): 'too-late' | undefined {
  return now.getTime() < dueAt.getTime() ? undefined : 'too-late'
}
