import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShortlistStatus, shortlistStatuses } from '../shortlist/shortlist.ts'
import { type ConversationState, mostUnanswered, unansweredAfter, whyClosed, whyNotSend } from './conversation.ts'

const open: ConversationState = {
  status: 1,
  candidateThere: true,
  employerThere: true,
  whyNotMeet: undefined,
  started: true,
  unanswered: 0,
}

test('a conversation is open while the candidate is on the shortlist and both are there', () => {
  expect(shortlistStatuses.filter((status) => !whyClosed({ ...open, status }))).toEqual([1, 2, 3, 4])
  expect(whyClosed({ ...open, candidateThere: false })).toBe('not-there')
  expect(whyClosed({ ...open, employerThere: false })).toBe('not-there')
})

test('of an employer whose company is not confirmed, nobody writes in it', () => {
  for (const side of ['Employer', 'Candidate'] as const)
    expect(whyNotSend({ ...open, whyNotMeet: 'refused' }, side)).toBe('company-unconfirmed')
})

test('the candidate can reply, but never writes first', () => {
  expect(whyNotSend({ ...open, started: false }, 'Candidate')).toBe('not-begun')
  expect(whyNotSend({ ...open, started: false }, 'Employer')).toBeUndefined()
  expect(whyNotSend(open, 'Candidate')).toBeUndefined()
})

test('after five messages without an answer the employer waits for one', () => {
  expect(whyNotSend({ ...open, unanswered: mostUnanswered - 1 }, 'Employer')).toBeUndefined()
  expect(whyNotSend({ ...open, unanswered: mostUnanswered }, 'Employer')).toBe('answer-awaited')
  expect(whyNotSend({ ...open, unanswered: mostUnanswered }, 'Candidate')).toBeUndefined()
})

type Event =
  | { status: ShortlistStatus }
  | { candidateThere: boolean }
  | { employerThere: boolean }
  | 'Employer'
  | 'Candidate'

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ status: fc.constantFrom(...shortlistStatuses) }),
  fc.record({ candidateThere: fc.boolean() }),
  fc.record({ employerThere: fc.boolean() }),
  fc.constant('Employer' as const),
  fc.constant('Candidate' as const),
)

test('in any order of events: the employer starts, never six in a row, and nobody writes while it is closed', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (happening) => {
      let state: ConversationState = { ...open, started: false }
      const said: Event[] = []
      for (const event of happening) {
        if (typeof event === 'object') state = { ...state, ...event }
        else if (!whyNotSend(state, event)) {
          expect(whyClosed(state)).toBeUndefined()
          said.push(event)
          state = { ...state, started: true, unanswered: unansweredAfter(state.unanswered, event) }
        }
      }
      if (said.length > 0) expect(said[0]).toBe('Employer')
      expect(said.join(' ')).not.toContain('Employer Employer Employer Employer Employer Employer')
    }),
  )
})
