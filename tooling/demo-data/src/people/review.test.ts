import { roles } from '@pramaan/domain/role'
import { expect, test } from 'vitest'
import { demoSeed, known } from '../world.ts'
import { candidateAt } from './candidate.ts'
import { staffOf } from './staff.ts'

const dayMs = 86_400_000
const world = { seed: demoSeed, candidates: 4000, now: new Date('2026-11-21T06:30:00.000Z') }
const people = Array.from({ length: world.candidates }, (_, index) => candidateAt(world, index))
const hr = staffOf(world).filter(({ roleId }) => roleId === roles.hr)
const applications = people.flatMap(({ vspApplication }) => vspApplication ?? [])
const waiting = applications.filter(({ verified }) => !verified)

function countOf(list: readonly (number | null)[], id: number) {
  return list.filter((one) => one === id).length
}

test('every member of hr reviews some, the one that a newcomer signs in as among them, and nobody else does', () => {
  const reviewers = people.flatMap(({ hrComments }) => hrComments?.reviewedBy ?? [])
  const assigned = waiting.map(({ assignedTo }) => assignedTo)
  for (const { id } of hr) {
    expect(countOf(reviewers, id)).toBeGreaterThan(0.15 * reviewers.length)
    expect(countOf(assigned, id)).toBeGreaterThan(0.1 * waiting.length)
  }
  expect(hr.map(({ id }) => id)).toContain(known.hr.id)
  const ids = hr.map(({ id }) => id)
  expect(reviewers.filter((id) => !ids.includes(id))).toEqual([])
  expect(assigned.filter((id) => id !== null && !ids.includes(id))).toEqual([])
})

test('most who wait have been taken on by a reviewer since they applied, and some have not', () => {
  const free = waiting.filter(({ assignedTo }) => assignedTo === null)
  expect(free.length).toBeGreaterThan(0.1 * waiting.length)
  expect(free.length).toBeLessThan(0.45 * waiting.length)
  for (const { assignedTo, assignedAt, createdAt, verifiedAt } of applications) {
    expect(assignedAt === null).toBe(assignedTo === null)
    if (!assignedAt) continue
    expect(assignedAt >= createdAt).toBe(true)
    expect(assignedAt <= (verifiedAt ?? world.now)).toBe(true)
  }
})

test('no more wait than the reviewers verify in a month, and reviews are made by day', () => {
  const verified = applications.flatMap(({ verifiedAt }) => verifiedAt ?? [])
  const lastMonth = verified.filter((at) => world.now.getTime() - at.getTime() < 30 * dayMs)
  expect(waiting.length).toBeLessThan(lastMonth.length)
  expect(new Set(verified.map((at) => at.getTime())).size).toBe(verified.length)
  const hours = verified.map((at) => new Date(at.getTime() + 5.5 * 3_600_000).getUTCHours())
  expect(hours.filter((hour) => hour < 8 || hour > 20).length).toBeLessThan(0.03 * hours.length)
})
