import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkParts, readQuery } from './address-query.ts'

const url = '/'
const checked = (schema: z.ZodType) => checkParts({ schema, method: 'GET', url, httpPart: 'querystring' })

test('a query is read like one of a form, and the same text is the same object', () => {
  expect({ ...readQuery('a=1&b=x%20y+z&b=2&c') }).toEqual({ a: '1', b: ['x y z', '2'], c: '' })
  expect(readQuery('a=1&b=2')).toBe(readQuery('a=1&b=2'))
  expect({ ...readQuery('') }).toEqual({})
  expect(readQuery('a=1&'.repeat(1500)).a).toHaveLength(1500)
  expect(() => Object.assign(readQuery('a=1'), { a: '2' })).toThrow(TypeError)
})

test('a query that is asked again gets the same answer from its schema, another schema its own; nobody may change it', () => {
  const [page, name] = [
    checked(z.object({ page: z.coerce.number(), tags: z.array(z.string()) })),
    checked(z.object({ page: z.string() })),
  ]
  const query = readQuery('page=2&tags=a&tags=b')
  expect(page(query)).toEqual({ value: { page: 2, tags: ['a', 'b'] } })
  expect(page(readQuery('page=2&tags=a&tags=b'))).toBe(page(query))
  expect(name(query)).toEqual({ value: { page: '2' } })
  const { value } = page(query) as { value: { page: number; tags: string[] } }
  expect(() => value.tags.push('c')).toThrow(TypeError)
  expect(() => Object.assign(value, { page: 3 })).toThrow(TypeError)
  expect(page(readQuery('page=two'))).toMatchObject({ error: [{ instancePath: '/page' }, { instancePath: '/tags' }] })
})
