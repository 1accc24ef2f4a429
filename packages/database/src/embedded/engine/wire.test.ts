import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  errorAnswer,
  firstColumn,
  MessageReader,
  message,
  query,
  readyForQuery,
  startupPacket,
  statusOf,
  sync,
} from './wire.ts'

test('messages are complete and in order however the socket splits the stream', () => {
  const sent = [startupPacket(), query('select 1'), message('P', '\0select $1\0\0\0'), sync, query('x'.repeat(3000))]
  const stream = Buffer.concat(sent)
  const cuts = fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 40 })
  fc.assert(
    fc.property(cuts, (points) => {
      const reader = new MessageReader()
      const edges = [0, ...points.toSorted((one, other) => one - other), stream.length]
      const read = edges.slice(1).flatMap((end, index) => reader.read(stream.subarray(edges[index], end)))
      expect(read.map(({ type }) => type)).toEqual(['startup', 'Q', 'P', 'S', 'Q'])
      expect(Buffer.concat(read.map(({ bytes }) => bytes))).toEqual(stream)
    }),
    { numRuns: 300 },
  )
})

test('a stream that is not a PostgreSQL client is refused', () => {
  expect(() => new MessageReader().read(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow('not a PostgreSQL client')
})

test('the status is read only from a response that ends with one', () => {
  expect(statusOf(Buffer.concat([message('C', 'SELECT 1\0'), readyForQuery('T')]))).toBe('T')
  expect(statusOf(message('C', 'SELECT 1\0'))).toBeUndefined()
  expect(statusOf(new Uint8Array())).toBeUndefined()
})

test('an error in a response becomes an exception with its message', () => {
  expect(() => firstColumn(errorAnswer('ERROR', '22012', 'division by zero'))).toThrow('division by zero')
})
