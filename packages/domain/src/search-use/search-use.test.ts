import { expect, test } from 'vitest'
import { isFreeSearch, isTypedOn } from './search-use.ts'

const now = new Date('2026-11-21T06:30:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const search = (key: string, jobRoles: string[] = [], minutes = 1) => ({ key, jobRoles, at: minutesAgo(minutes) })

test.each([
  ['the first of the day', search('term=java', ['java']), [], false],
  [
    'the same within the hour',
    search('term=java', ['java']),
    [search('isVsp=true'), search('term=java', ['java'], 59)],
    true,
  ],
  [
    'the same an hour later',
    search('term=java', ['java']),
    [search('isVsp=true'), search('term=java', ['java'], 60)],
    false,
  ],
  ['one filter more than the last', search('term=java&isVsp=true', ['java']), [search('term=java', ['java'])], true],
  [
    'one filter more, hours later',
    search('term=java&isVsp=true', ['java']),
    [search('term=java', ['java'], 200)],
    true,
  ],
  [
    'one filter more than an earlier one',
    search('term=java&isVsp=true', ['java']),
    [search('term=php', ['php']), search('term=java', ['java'])],
    false,
  ],
  ['another value of a filter', search('location=Pune'), [search('location=Nashik')], false],
  ['a filter less', search('term=java', ['java']), [search('term=java&isVsp=true', ['java'])], false],
  ['a job role more', search('location=Pune&searchTitle=Welder', ['Welder']), [search('location=Pune')], false],
  ['anything after the list without filters', search('location=Pune'), [search('')], false],
])('%s: free is %#', (_, request, made, free) => {
  expect(isFreeSearch(request, made, now)).toBe(free)
})

test.each([
  ['more letters', 'term=java', 'term=jav', 1, true],
  ['fewer letters', 'term=jav', 'term=java', 1, true],
  ['the position that was typed', 'searchTitle=Java%20Developer', 'term=java', 1, true],
  ['the position with its words kept', 'term=java&searchTitle=Java%20Developer', 'term=java', 1, true],
  ['a place typed on', 'term=java&location=Pune', 'term=java&location=Pu', 1, true],
  ['more letters, a minute later', 'term=java', 'term=jav', 1.1, false],
  ['other words', 'term=php', 'term=java', 1, false],
  ['one filter more', 'term=java&location=Pune', 'term=java', 1, false],
  ['another value of a list', 'year=3-5%20Yrs', 'year=3-5', 1, false],
  ['two texts at once', 'term=java&location=Pune', 'term=jav&location=Pu', 1, false],
  ['the same search', 'term=java', 'term=java', 1, false],
  ['words after the whole list', 'term=java', '', 1, false],
])('%s: typed on is %#', (_, request, last, minutes, typedOn) => {
  expect(isTypedOn(search(request), search(last, [], minutes), now)).toBe(typedOn)
})
