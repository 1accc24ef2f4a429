import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import type { Endpoint, Tree } from '../../packages/contract/src/endpoint.ts'
import { contract } from '../../packages/contract/src/index.ts'
import { emptied } from '../storybook/src/screens/emptied.ts'

// Storybook shows the screens on recorded answers: one that the contract no longer knows would show what never was.

const readers = { candidate: 'Candidate', employer: 'Employer', staff: 'Admin' } as const
type App = keyof typeof readers

const endpoints: readonly Endpoint[] = Object.values(contract as Tree).flatMap((verbs) => Object.values(verbs))

const pathOf = (call: string) => call.split(' ')[1]?.split('?')[0] ?? ''

function endpointOf(call: string): Endpoint | undefined {
  const [method] = call.split(' ')
  const path = pathOf(call).replace('/api', '')
  const fitting = endpoints.filter((one) => one.method === method && isPathOf(one, path))
  return fitting.find((one) => one.path === path) ?? fitting[0]
}

function isPathOf({ path }: Endpoint, asked: string) {
  const parts = path.split('/')
  const given = asked.split('/')
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
}

function schemaFor({ answer }: Endpoint, app: App): ZodType | undefined {
  return 'byRole' in answer ? answer.byRole[readers[app]] : answer
}

function recordedFor(app: App): [call: string, answer: unknown][] {
  const file = new URL(`../storybook/recorded/${app}.json`, import.meta.url)
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).answers)
}

describe.each(Object.keys(readers) as App[])('the recorded answers of the %s app', (app) => {
  test.each(recordedFor(app))('%s is what the contract says today, no field more or less', (call, answer) => {
    const endpoint = endpointOf(call)
    const schema = endpoint && schemaFor(endpoint, app)
    expect(schema?.parse(answer)).toEqual(answer)
  })

  test.each(recordedFor(app))('%s of a server without data is what the contract says too', (call, answer) => {
    const endpoint = endpointOf(call)
    const nothing = emptied(pathOf(call), answer)
    expect((endpoint && schemaFor(endpoint, app))?.parse(nothing)).toEqual(nothing)
  })
})

test('a server without data has no people in its figures either, and still knows what to choose from', () => {
  const [call = '', answer] = recordedFor('employer').find(([name]) => name.includes('employeedashboarddata')) ?? []
  const { data } = emptied(pathOf(call), answer) as { data: Record<string, unknown> }
  expect(data).toMatchObject({ searchLogs: [], searchCount: 0, needsYou: { applicants: 0, interviewed: 0 } })
  expect(data.stages).toContainEqual({ Status: 1, Count: 0 })
  const suggested = recordedFor('employer').find(([name]) => name.includes('suggested-candidates'))
  expect(emptied(pathOf(suggested?.[0] ?? ''), suggested?.[1])).toMatchObject({ data: [], nearest: [] })
  const [prices = '', cost] = recordedFor('employer').find(([name]) => name.endsWith('/prices')) ?? []
  expect(emptied(pathOf(prices), cost)).toEqual(cost)
})
