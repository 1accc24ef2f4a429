import { filterNames } from '@pramaan/contract/search/candidate-filters'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

type Parameter = { name: string; in: string; required: boolean; schema: object }

test('OpenAPI lists every filter of the candidate search, its order and its page, with what each may hold', async () => {
  const { paths } = (await api.app.inject('/api/openapi.json')).json()
  const parameters: Parameter[] = paths['/user/datafilter'].get.parameters
  const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  for (const name of [...filterNames, 'pageSize', 'pageIndex', 'cursor'])
    expect(schemas, name).toHaveProperty([name, 'type'], 'string')
  expect(schemas.year).toMatchObject({ enum: expect.arrayContaining(['1-3 Yrs']) })
  expect(schemas.fromDate).toMatchObject({ format: 'date' })
  expect(schemas.sortBy).toMatchObject({ type: 'array', items: { type: 'string' }, maxItems: 3 })
  expect(parameters.every((parameter) => parameter.in === 'query' && !parameter.required)).toBe(true)
})
