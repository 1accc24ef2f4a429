import { expect, test } from 'vitest'
import { courseApplicationsOf } from '../courses/course-applications.ts'
import { coursesOf } from '../courses/courses.ts'
import { demoSeed, firstIds, known } from '../world.ts'
import { candidateAt } from './candidate.ts'
import { notesOf } from './notes.ts'

const world = { seed: demoSeed, candidates: 600, now: new Date('2026-11-21T06:30:00.000Z') }
const courses = coursesOf(world)
const { applications } = courseApplicationsOf(world, courses)
const notes = notesOf(world, courses, applications)

test('notes are made after the candidate came, by several colleagues, and none is to come', () => {
  for (const { candidateId, at } of notes) {
    expect(at.getTime()).toBeLessThanOrEqual(world.now.getTime())
    if (candidateId < firstIds.candidate) continue
    expect(at >= candidateAt(world, candidateId - firstIds.candidate).account.createdAt).toBe(true)
  }
  const attendance = notes.filter(({ kind }) => kind.endsWith('attendance'))
  expect(new Set(attendance.map(({ byId }) => byId)).size).toBeGreaterThan(4)
  expect(attendance.filter(({ at }) => world.now.getTime() - at.getTime() < 2 * 86_400_000).length).toBeLessThan(20)
})

test('anyone who could not be reached did not attend', () => {
  const unreached = notes.filter(({ comment }) => comment === 'Could not be reached.')
  expect(unreached.length).toBeGreaterThan(5)
  expect(unreached.filter(({ attended }) => attended)).toEqual([])
})

test('a suggested course was there already, and its remark came later', () => {
  for (const remark of notes.filter(({ kind }) => kind === 'remark')) {
    const suggestion = notes.find(({ kind, candidateId }) => kind === 'courses' && candidateId === remark.candidateId)
    expect(remark.at >= (suggestion?.at ?? world.now)).toBe(true)
    expect(
      suggestion?.courseIds.every((id) => courses.some((course) => course.id === id && course.createdAt < remark.at)),
    ).toBe(true)
  }
})

test('the demo candidates have been suggested a course, so that a course partner sees them', () => {
  for (const { id } of [known.fresher, known.experienced])
    expect(notes.some(({ candidateId, kind }) => candidateId === id && kind === 'courses')).toBe(true)
})
