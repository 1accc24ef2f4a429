import { expect, test } from 'vitest'
import { experiencesOf, isOpenJob, jobState, skillKeys, skillMatch, suggestsPeople } from './job.ts'

const bookkeeper = { general: ['Teamwork'], professional: ['Tally', 'GST'] }
const asha = { general: ['teamwork ', 'English'], professional: ['TALLY', 'gst', 'Excel'] }

test('a job without a general or without a professional skill suggests nobody [C-376 E-644]', () => {
  expect(suggestsPeople(bookkeeper)).toBe(true)
  expect(suggestsPeople({ ...bookkeeper, general: [] })).toBe(false)
  expect(suggestsPeople({ ...bookkeeper, professional: [] })).toBe(false)
  expect(suggestsPeople({ general: [], professional: [] })).toBe(false)
})

test('the match counts the distinct skills that are there and names those that are missing', () => {
  const required = { general: ['Teamwork', 'Leadership'], professional: ['Tally', 'SAP', 'tally'] }
  expect(skillMatch(required, asha)).toEqual({ matched: 2, total: 4, missing: ['SAP', 'Leadership'] })
  expect(skillMatch({ general: [], professional: [] }, asha)).toEqual({ matched: 0, total: 0, missing: [] })
})

test('each experience that jobs ask for belongs to one experience filter of the listing', () => {
  expect(experiencesOf('Fresher')).toEqual(['Fresher'])
  expect(experiencesOf('Intermediate')).toEqual(['1', '2', '3', '4', '5'])
  expect(experiencesOf('Expert')).toEqual(['6', 'More than 6'])
})

test('a skill listed twice, in another case or in both kinds, has one key', () => {
  expect(skillKeys({ general: ['Team  Work', 'typing'], professional: ['Typing', 'SQL'] })).toEqual([
    'team work',
    'typing',
    'sql',
  ])
})

test('a job is open until its side closes it', () => {
  expect([jobState({ closedOn: null }), isOpenJob({ closedOn: null })]).toEqual(['open', true])
  const closed = { closedOn: '2026-11-20T06:00:00.000Z' }
  expect([jobState(closed), isOpenJob(closed)]).toEqual(['closed', false])
})
