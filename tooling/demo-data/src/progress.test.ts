import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

test('without a terminal, progress is printed in lines: every five seconds and at the end', () => {
  const said: string[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk))
      done()
    },
  })
  let now = 0
  const progress = createProgress(out, () => now)
  progress.notify(0, 2000)
  now = 5_000
  progress.notify(500, 2000)
  now = 6_000
  progress.notify(1000, 2000)
  progress.notify(2000, 2000)
  progress.end()
  expect(said).toEqual(['500 of 2000 demo candidates\n', '2000 of 2000 demo candidates\n'])
})
