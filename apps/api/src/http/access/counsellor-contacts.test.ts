import type { Endpoint } from '@pramaan/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callsOf } from '../../testing/calls/every-call.ts'

/** The schema of what a Counsellor is answered. */
function answerOf({ answer }: Endpoint): z.ZodType | undefined {
  return 'byRole' in answer ? answer.byRole.Counsellor : answer
}

/** The names of all fields of an answer, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)]
}

/** The person who answers for a drive, as its page says. */
const ofTheDrive = ['ContactName', 'ContactPhone']

function contactFields(endpoint: Endpoint): string[] {
  const schema = answerOf(endpoint)
  if (!schema) return []
  const names = new Set(namesIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })))
  return [...names].filter((name) => /phone|mobile|mail|contact|whatsapp/i.test(name) && !ofTheDrive.includes(name))
}

test('a Counsellor is answered contacts only in the lists whose columns the demands name', () => {
  const calls = [...callsOf('Counsellor'), ...callsOf('nobody')]
  const answered = calls.map(({ name, endpoint }) => [name, contactFields(endpoint)] as const)
  expect(Object.fromEntries(answered.filter(([, fields]) => fields.length > 0))).toEqual({
    'search.candidates': ['Phone', 'Email'],
    'search.candidatesByRoles': ['Phone', 'Email'],
    'directory.candidates': ['Phone', 'Email'],
    'drives.applicants': ['Phone', 'Email'],
    'verification.applicants': ['Phone'],
    // Who was invited reads their own number.
    'staff.readInvitation': ['Phone'],
  })
})
