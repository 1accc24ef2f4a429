import { describe, expect, test } from 'vitest'
import { profileQueryOf } from './profile-address.ts'

describe('the query of /candidate-profile', () => {
  test.each([
    ['candidateID=12', 12],
    ['candidate=12', 12],
    ['candidateID=12&candidate=13', 12],
    ['candidateID=abc&candidate=13', 13],
    ['candidate=0', undefined],
    ['', undefined],
  ])('%s names candidate %s [S-051 S-052]', (query, candidateId) => {
    expect(profileQueryOf(query).candidateId).toBe(candidateId)
  })

  test.each([
    ['job=7', 7],
    ['job=seven', undefined],
  ])('%s names job %s', (query, jobId) => {
    expect(profileQueryOf(query).jobId).toBe(jobId)
  })

  test('page, course, name, phone, dates, location and degree are the list that it was opened from [S-054–059]', () => {
    const query =
      'candidateID=12&pageIndex=3&course=5&name=Asha&phone=98200&fromDate=2026-11-01&toDate=2026-11-21&location=Pune&degree=B.Com'
    expect(profileQueryOf(query).list).toEqual({
      pageIndex: '3',
      courseFilter: '5',
      nameFilter: 'Asha',
      phoneFilter: '98200',
      fromDateFilter: '2026-11-01',
      toDateFilter: '2026-11-21',
      selectedLocation: 'Pune',
      selectedDegree: 'B.Com',
    })
  })
})
